import type { Json } from '@kronika/event-log';
import { interfaceShapes } from '@kronika/web/ui';
import type { BoardModule, Measure } from '@kronika/web/boards/contract';
import { differences } from './differences';
import { GenericBoard } from './generic-board';

/** For games without a board of their own: data as a tree, moves as buttons. */
export const board: BoardModule = {
  component: GenericBoard,
  players: (view) => playersIn(view).length,
  changes: (before, after) => (before === undefined ? [] : differences(before, after)),
  phase: (view) => text(member(view, 'phase')) ?? '',
  phaseName: (phase) => phase,
  measures: (): readonly Measure[] => [
    { id: 'score', label: 'Score', shape: interfaceShapes.graph, of: (view, seat) => scoreOf(playersIn(view)[seat] ?? null) },
  ],
  face: () => undefined,
  cardEvents: new Set(),
  quietEvents: new Set(),
};

function playersIn(view: Json): readonly Json[] {
  const players = member(view, 'players');
  return isList(players) ? players : [];
}

function scoreOf(player: Json): number {
  const score = member(player, 'score') ?? member(player, 'vp') ?? member(player, 'points');
  return typeof score === 'number' ? score : 0;
}

function member(value: Json, name: string): Json | undefined {
  return typeof value === 'object' && value !== null && !isList(value) ? value[name] : undefined;
}

function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

function text(value: Json | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
