import { interfaceShapes } from '@kronika/web/ui';
import { differences } from './differences';
import { GenericBoard } from './generic-board';
/** For games without a board of their own: data as a tree, moves as buttons. */
export const board = {
  component: GenericBoard,
  players: (view) => playersIn(view).length,
  changes: (before, after) => (before === undefined ? [] : differences(before, after)),
  phase: (view) => text(member(view, 'phase')) ?? '',
  phaseName: (phase) => phase,
  measures: () => [
    { id: 'score', label: 'Score', shape: interfaceShapes.graph, of: (view, seat) => scoreOf(playersIn(view)[seat] ?? null) },
  ],
  face: () => undefined,
  cardEvents: new Set(),
};
function playersIn(view) {
  const players = member(view, 'players');
  return isList(players) ? players : [];
}
function scoreOf(player) {
  const score = member(player, 'score') ?? member(player, 'vp') ?? member(player, 'points');
  return typeof score === 'number' ? score : 0;
}
function member(value, name) {
  return typeof value === 'object' && value !== null && !isList(value) ? value[name] : undefined;
}
function isList(value) {
  return Array.isArray(value);
}
function text(value) {
  return typeof value === 'string' ? value : undefined;
}
//# sourceMappingURL=generic-board-module.js.map
