import { Args, ID, Mutation, Query, Resolver, Subscription } from '@nestjs/graphql';
import { type Caller, type CommandResult, Live, Lobby, Tables, type TableWritten as Done } from '@kronika/application';
import type { Position } from '@kronika/event-log';
import { PageArguments } from '../common/connection';
import { By } from '../common/context';
import { mapped } from '../common/mapped';
import { refusal } from '../common/refusal';
import { PositionScalar } from '../scalars/position.scalar';
import { clockIn } from './clock';
import {
  AnswerAbandonInput,
  ClearSeatInput,
  CloseTableInput,
  JoinTableInput,
  LeaveTableInput,
  NameCommentatorInput,
  OpenTableInput,
  SeatBotInput,
  StartTableInput,
  GameVacationInput,
} from './inputs';
import { LobbyResult, OwnTablesResult, Table, TableCommandResult, TableResult, type TableWritten } from './results';
import { listedOut, tableOut } from './table-out';

const linkArgument = {
  type: () => String,
  nullable: true,
  description: 'The secret of the link, for a table that is not public.',
} as const;
const tableArgument = { type: () => ID, description: 'The id of the table.' } as const;
const minPosition = {
  type: () => PositionScalar,
  nullable: true,
  description: 'A position to have been seen: hand in what a mutation answered, to read your own writes.',
} as const;

@Resolver()
export class TableResolver {
  constructor(
    private readonly tables: Tables,
    private readonly lobbyList: Lobby,
    private readonly live: Live,
  ) {}

  @Query(() => TableResult, { description: 'A table as it stands.' })
  async table(
    @By() caller: Caller,
    @Args('tableId', tableArgument) tableId: string,
    @Args('link', linkArgument) link: string | null,
  ): Promise<CommandResult<Table>> {
    const sight = await this.tables.see(caller, tableId, link ?? undefined);
    return sight.kind === 'done' ? tableOut(sight) : sight;
  }

  @Query(() => LobbyResult, { description: 'Public tables that wait for players, newest first.' })
  async lobby(
    @Args() { first, after }: PageArguments,
    @Args('game', { type: () => String, nullable: true, description: 'Tables of this game only.' }) game: string | null,
    @Args('minPosition', minPosition) position: Position | null,
  ): Promise<object> {
    const asked = { first: Math.max(0, Math.min(first, 100)), ...(after === null ? {} : { after }), ...(game === null ? {} : { game }) };
    const page = await this.lobbyList.open(asked, position ?? undefined);
    if ('kind' in page) return page;
    const edges = page.tables.map((table) => ({ node: listedOut(table), cursor: table.tableId }));
    return { edges, pageInfo: { hasNextPage: page.hasMore, endCursor: edges.at(-1)?.cursor ?? null }, totalCount: page.total };
  }

  @Query(() => OwnTablesResult, { description: 'Open tables that the caller opened or sits at.' })
  async myTables(@By() caller: Caller, @Args('minPosition', minPosition) position: Position | null): Promise<object> {
    const tables = await this.lobbyList.mine(caller, position ?? undefined);
    return 'kind' in tables ? tables : { tables: tables.map(listedOut) };
  }

  @Mutation(() => TableCommandResult, { description: 'Opens a table. The server commits to its part of the seed.' })
  async openTable(
    @By() caller: Caller,
    @Args('input', { description: 'The table.' }) input: OpenTableInput,
  ): Promise<CommandResult<TableWritten>> {
    const { commandId, game, options, seats, access, link, startsWhenFull, clock, timeOut, rated, nonce } = input;
    return this.tables.open(caller, {
      commandId,
      game,
      options,
      seats,
      access,
      startsWhenFull,
      clock: clock ? clockIn(clock) : { kind: 'none' },
      timeOut,
      rated,
      ...(typeof link === 'string' ? { link } : {}),
      ...(typeof nonce === 'string' ? { nonce } : {}),
    });
  }

  @Mutation(() => TableCommandResult, { description: 'Takes a seat. Guests sit only where all others are bots.' })
  joinTable(
    @By() caller: Caller,
    @Args('input', { description: 'The seat.' }) input: JoinTableInput,
  ): Promise<CommandResult<TableWritten>> {
    const { commandId, tableId, seat, nonce, link } = input;
    return at(
      tableId,
      this.tables.join(caller, { commandId, tableId, nonce, ...seatIn(seat), ...(typeof link === 'string' ? { link } : {}) }),
    );
  }

  @Mutation(() => TableCommandResult, { description: "Leaves the caller's seat, before the game has started." })
  leaveTable(
    @By() caller: Caller,
    @Args('input', { description: 'The table.' }) input: LeaveTableInput,
  ): Promise<CommandResult<TableWritten>> {
    const { commandId, tableId } = input;
    return at(tableId, this.tables.leave(caller, { commandId, tableId }));
  }

  @Mutation(() => TableCommandResult, { description: "Seats a bot at the caller's table." })
  seatBot(@By() caller: Caller, @Args('input', { description: 'The bot.' }) input: SeatBotInput): Promise<CommandResult<TableWritten>> {
    const { commandId, tableId, seat, bot } = input;
    return at(tableId, this.tables.addBot(caller, { commandId, tableId, bot, ...seatIn(seat) }));
  }

  @Mutation(() => TableCommandResult, { description: "Clears a seat of the caller's table, before the game has started." })
  clearSeat(
    @By() caller: Caller,
    @Args('input', { description: 'The seat.' }) input: ClearSeatInput,
  ): Promise<CommandResult<TableWritten>> {
    const { commandId, tableId, seat } = input;
    return at(tableId, this.tables.remove(caller, { commandId, tableId, seat }));
  }

  @Mutation(() => TableCommandResult, {
    description:
      "Lets somebody watch the game of the caller's table as a commentator. Only before it has started, so that all who play know.",
  })
  nameCommentator(
    @By() caller: Caller,
    @Args('input', { description: 'Who.' }) input: NameCommentatorInput,
  ): Promise<CommandResult<TableWritten>> {
    const { commandId, tableId, playerId } = input;
    return at(tableId, this.tables.nameCommentator(caller, { commandId, tableId, account: playerId }));
  }

  @Mutation(() => TableCommandResult, { description: "Starts the game of the caller's table, when all seats are taken." })
  startTable(
    @By() caller: Caller,
    @Args('input', { description: 'The table.' }) input: StartTableInput,
  ): Promise<CommandResult<TableWritten>> {
    const { commandId, tableId } = input;
    return at(tableId, this.tables.start(caller, { commandId, tableId }));
  }

  @Mutation(() => TableCommandResult, { description: "Closes the caller's table, before its game has started." })
  closeTable(
    @By() caller: Caller,
    @Args('input', { description: 'The table.' }) input: CloseTableInput,
  ): Promise<CommandResult<TableWritten>> {
    const { commandId, tableId } = input;
    return at(tableId, this.tables.close(caller, { commandId, tableId }));
  }

  @Mutation(() => TableCommandResult, {
    description: 'Agrees to abandon a game, or not. It ends without an outcome when all who play it agree.',
  })
  answerAbandon(
    @By() caller: Caller,
    @Args('input', { description: 'The answer.' }) input: AnswerAbandonInput,
  ): Promise<CommandResult<TableWritten>> {
    const { commandId, tableId, agrees } = input;
    return at(tableId, this.tables.answerAbandon(caller, { commandId, tableId, agrees }));
  }

  @Mutation(() => TableCommandResult, {
    description: "Stops the caller's clock in a game for a while, as far as the table's clock allows.",
  })
  takeGameVacation(
    @By() caller: Caller,
    @Args('input', { description: 'The vacation.' }) input: GameVacationInput,
  ): Promise<CommandResult<TableWritten>> {
    const { commandId, tableId, from, to } = input;
    return at(tableId, this.tables.takeVacation(caller, { commandId, tableId, from, to }));
  }

  @Subscription(() => Table, { description: 'A table: as it is, then again after each change.', resolve: (table: unknown) => table })
  async tableChanged(
    @By() caller: Caller,
    @Args('tableId', tableArgument) tableId: string,
    @Args('link', linkArgument) link: string | null,
  ): Promise<AsyncIterable<Table>> {
    const tables = await this.live.table(caller, tableId, link ?? undefined);
    if ('kind' in tables) throw refusal(tables);
    return mapped(tables, tableOut);
  }
}

function seatIn(seat: number | null | undefined): { readonly seat?: number } {
  return typeof seat === 'number' ? { seat } : {};
}

async function at(tableId: string, result: Promise<CommandResult<Done>>): Promise<CommandResult<TableWritten>> {
  const done = await result;
  return done.kind === 'done' ? { ...done, tableId } : done;
}
