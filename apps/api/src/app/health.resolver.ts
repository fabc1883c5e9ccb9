import { Field, ObjectType, Query, Resolver } from '@nestjs/graphql';
import { version } from './version';

@ObjectType({ description: 'How the server is.' })
export class Health {
  @Field({ description: '`ok` while the server can answer.' })
  readonly status!: string;

  @Field({ description: 'The version of Kronika that answers.' })
  readonly version!: string;
}

@Resolver(() => Health)
export class HealthResolver {
  @Query(() => Health, { description: 'How the server is.' })
  health(): Health {
    return { status: 'ok', version };
  }
}
