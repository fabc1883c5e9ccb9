import { createUnionType, Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { Json, Position } from '@kronika/event-log';
import { connectionOf } from '../common/connection';
import { Player } from '../common/player';
import { Rebuilding } from '../common/rejections';
import { resultUnion } from '../common/result-union';
import { DateTimeScalar } from '../scalars/date-time.scalar';
import { JsonScalar } from '../scalars/json.scalar';
import { PositionScalar } from '../scalars/position.scalar';
import { GameClock, TimeOutPolicy } from './clock';
import { TableAccess, TablePhase } from './table-access';

@ObjectType({ description: 'A seat at a table.' })
export class TableSeat {
  @Field(() => Int, { description: 'The seat, from 0 on.' })
  readonly seat!: number;

  @Field(() => Player, { nullable: true, description: 'Who holds it; null where nobody or a bot does.' })
  readonly player!: Player | null;

  @Field(() => String, { nullable: true, description: 'The bot that holds it; null where nobody or a person does.' })
  readonly bot!: string | null;
}

@ObjectType({ description: 'A table in the lobby.' })
export class ListedTable {
  @Field(() => ID, { description: 'The id of the table; its game will have the same.' })
  readonly tableId!: string;

  @Field({ description: 'Which game, as the catalogue calls it.' })
  readonly game!: string;

  @Field(() => JsonScalar, { description: "The game's options." })
  readonly options!: Json;

  @Field(() => Player, { nullable: true, description: 'Who opened it; null where no person did.' })
  readonly owner!: Player | null;

  @Field(() => TableAccess, { description: 'Who may come in.' })
  readonly access!: TableAccess;

  @Field(() => [TableSeat], { description: 'Its seats, in order.' })
  readonly seats!: readonly TableSeat[];

  @Field(() => GameClock, { description: 'How long seats may think.' })
  readonly clock!: GameClock;

  @Field({ description: 'Whether it counts for ratings.' })
  readonly rated!: boolean;

  @Field(() => DateTimeScalar, { description: 'When it was opened.' })
  readonly openedAt!: number;
}

@ObjectType({ description: 'A table.' })
export class Table extends ListedTable {
  @Field(() => Int, { description: 'The version of the table.' })
  readonly version!: number;

  @Field(() => TablePhase, { description: 'How far it has got.' })
  readonly phase!: TablePhase;

  @Field({ description: 'Whether the game starts by itself when the last seat is taken.' })
  readonly startsWhenFull!: boolean;

  @Field(() => TimeOutPolicy, { description: 'What happens when the time of a seat is up.' })
  readonly timeOut!: TimeOutPolicy;

  @Field({ description: "SHA-256 that commits to the server's part of the seed; checked when the game is released." })
  readonly commitment!: string;

  @Field(() => [Player], { description: 'Who may watch the game as a commentator.' })
  readonly commentators!: readonly Player[];

  @Field(() => Int, { nullable: true, description: "The caller's seat; null for those who hold none." })
  readonly seat!: number | null;
}

@ObjectType({ description: 'A command to a table was carried out, and is durable.' })
export class TableWritten {
  @Field(() => ID, { description: 'The id of the table; its game has the same.' })
  readonly tableId!: string;

  @Field({ description: 'Whether its game has started.' })
  readonly started!: boolean;

  @Field(() => Int, { description: 'The version of the table after it.' })
  readonly version!: number;

  @Field(() => PositionScalar, { description: 'Where in the log it stands: hand it in as `minPosition` to read your own writes.' })
  readonly position!: Position;
}

export const TableConnection = connectionOf(ListedTable, 'Table');

@ObjectType({ description: "The caller's own open tables." })
export class OwnTables {
  @Field(() => [ListedTable], { description: 'The tables, newest first.' })
  readonly tables!: readonly ListedTable[];
}

export const TableResult = resultUnion('TableResult', 'A table, or why it is not shown.', Table, ['not-found']);
export const TableCommandResult = resultUnion('TableCommandResult', 'What came of a command to a table.', TableWritten, [
  'refused',
  'conflict',
  'invalid',
  'forbidden',
  'not-found',
]);
export const LobbyResult = createUnionType({
  name: 'LobbyResult',
  description: 'The tables that wait for players.',
  types: () => [TableConnection, Rebuilding],
  resolveType: (value: object) => ('edges' in value ? TableConnection : Rebuilding),
});
export const OwnTablesResult = createUnionType({
  name: 'OwnTablesResult',
  description: "The caller's own open tables.",
  types: () => [OwnTables, Rebuilding],
  resolveType: (value: object) => ('tables' in value ? OwnTables : Rebuilding),
});
