import type { GraphQLInputType } from 'graphql';
import { OperationTypeNode } from 'graphql';
import { apiSchema, operationsOf, type WalkedOperation } from '@kronika-tests/support';
import type { Pair } from './world';

/** Every query of the schema, asked about one game; deep enough to see all that there is, within what the server allows. */
export function queriesAbout(pair: Pair, finished: string): readonly WalkedOperation[] {
  return [...new Set([pair.gameId, finished])].flatMap((gameId) =>
    operationsOf(apiSchema, OperationTypeNode.QUERY, valuesFor(pair, gameId), 3),
  );
}

export function subscriptionsAbout(pair: Pair): readonly WalkedOperation[] {
  // What is not about one game tells of others as well, which may have gone different ways.
  return operationsOf(apiSchema, OperationTypeNode.SUBSCRIPTION, valuesFor(pair, pair.gameId), 3).filter(({ variables }) =>
    Object.values(variables).includes(pair.gameId),
  );
}

function valuesFor({ game, version }: Pair, gameId: string): (path: readonly string[], type: GraphQLInputType) => unknown {
  return (path) => {
    if (path.join('.') === 'statistics.measure.kind') return 'GAMES';
    switch (path.at(-1)) {
      case 'gameId':
      case 'tableId':
      case 'id':
        return gameId;
      case 'game':
        return game;
      case 'version':
        return version;
      case 'first':
        return 20;
      default:
        return undefined;
    }
  };
}
