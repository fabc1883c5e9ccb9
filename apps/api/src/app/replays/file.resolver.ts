import { Args, Field, ID, InputType, Int, Mutation, ObjectType, Query, Resolver } from '@nestjs/graphql';
import { type Caller, type CommandResult, GameFiles, type GameImported } from '@kronika/application';
import type { Position } from '@kronika/event-log';
import { By } from '../common/context';
import { resultUnion } from '../common/result-union';
import { LookArguments, lookOf } from '../games/look-args';
import { PositionScalar } from '../scalars/position.scalar';

@ObjectType({ description: 'A released game as a file that verifies itself.' })
export class GameFile {
  @Field({ description: 'A name to keep it under.' })
  readonly name!: string;

  @Field({ description: 'JSON Lines: a header, the content pack, then one event a line with its link of the chain.' })
  readonly text!: string;
}

@InputType({ description: 'A game that was recorded elsewhere.' })
export class ImportGameInput {
  @Field(() => ID, { description: 'A fresh random id; the same game comes in once anyway.' })
  readonly commandId!: string;

  @Field({ description: 'The file, as an export wrote it.' })
  readonly file!: string;
}

@ObjectType({ description: 'A game was brought in. It is marked, and never rated.' })
export class ImportedGame {
  @Field(() => ID, { description: 'The id that it has here.' })
  readonly gameId!: string;

  @Field(() => Int, { description: 'Its version.' })
  readonly version!: number;

  @Field(() => PositionScalar, { description: 'Where in the log it ends: hand it in as `minPosition` to read your own writes.' })
  readonly position!: Position;
}

const GameFileResult = resultUnion('GameFileResult', 'A game as a file, or why it is not given out.', GameFile, [
  'not-found',
  'forbidden',
  'refused',
]);
const ImportGameResult = resultUnion('ImportGameResult', 'What came of bringing a game in.', ImportedGame, [
  'invalid',
  'forbidden',
  'refused',
  'not-found',
]);

@Resolver()
export class FileResolver {
  constructor(private readonly files: GameFiles) {}

  @Query(() => GameFileResult, { description: 'A released game as a file that verifies itself; also at /games/<id>.jsonl.' })
  gameFile(@By() caller: Caller, @Args() look: LookArguments): Promise<CommandResult<GameFile>> {
    return this.files.write(caller, lookOf(look));
  }

  @Mutation(() => ImportGameResult, { description: 'Brings a game in that was recorded elsewhere, if it verifies.' })
  importGame(
    @By() caller: Caller,
    @Args('input', { description: 'The game.' }) { commandId, file }: ImportGameInput,
  ): Promise<CommandResult<GameImported>> {
    return this.files.read(caller, { commandId, text: file });
  }
}
