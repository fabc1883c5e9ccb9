import { CatalogueResolver } from './games/catalogue.resolver';
import { GameResolver } from './games/game.resolver';
import { PlayerResolver } from './accounts/player.resolver';
import { SignInResolver } from './accounts/sign-in.resolver';
import { HealthResolver } from './health.resolver';
import { DateTimeScalar } from './scalars/date-time.scalar';
import { JsonScalar } from './scalars/json.scalar';
import { PositionScalar } from './scalars/position.scalar';

/** Everything that the GraphQL schema is made of. */
export const scalars = [DateTimeScalar, JsonScalar, PositionScalar] as const;
export const resolvers = [HealthResolver, CatalogueResolver, GameResolver, PlayerResolver, SignInResolver, ...scalars] as const;
