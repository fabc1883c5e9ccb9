import { canonical } from '@kronika/event-log';
import {
  decodeSnapshot,
  encodeSnapshot,
  fastChance,
  figuresOf,
  foldEvent,
  foldEvents,
  type KernelState,
  Replay,
  snapshotKey,
  timelineOf,
} from '../index';
import { notPlainJson } from './plain-json';
import { broken, type Law } from './subject';
import { playThrough } from './test-table';
import { withoutWorld } from './watched-game';

const replayName = 'replay equals play';

/** Folding the recorded events gives the states that play went through: at once, twice, from any snapshot, by seeking, and without the pack. */
export const replayLaw: Law = {
  name: replayName,
  check(subject, seed) {
    const played = new Map<number, KernelState<unknown>>();
    const table = playThrough(subject, seed, (at) => {
      played.set(at.kernel.version, at.kernel);
    });
    const { events, game } = table;
    withoutWorld(() => {
      const replay = new Replay(game, events, 7);
      const chance = fastChance(`${seed}/replay`);
      const other = subject.otherPack === undefined ? undefined : foldEvents(subject.otherPack, undefined, events);
      const end = canonical(table.kernel);
      if (other !== undefined && canonical(other) !== end) broken(replayName, `seed ${seed}`, 'another pack folds to another state');
      if (canonical(foldEvents(game, undefined, events)) !== end) broken(replayName, `seed ${seed}`, 'a second fold gives another state');
      for (const [version, live] of played) {
        const where = `seed ${seed}, version ${version}`;
        if (canonical(replay.stateAt(version)) !== canonical(live)) broken(replayName, where, 'seeking gives another state');
        if (chance.int('snapshot', 5) > 0) continue;
        const text = encodeSnapshot(game, 'game-law', live);
        const restored = decodeSnapshot(game, snapshotKey(game, 'game-law', version), text);
        if (restored === undefined) broken(replayName, where, 'the snapshot cannot be read');
        let tail = restored;
        for (const event of events.slice(version + 1)) tail = foldEvent(game, tail, event);
        if (canonical(tail) !== end) broken(replayName, where, 'snapshot and tail give another state');
      }
    });
    return { events: events.length, states: played.size };
  },
};

const jsonName = 'everything is plain JSON';

/** States, views, moves, decisions, outcomes and events survive a round trip through text. */
export const jsonLaw: Law = {
  name: jsonName,
  check(subject, seed) {
    let looked = 0;
    const table = playThrough(subject, seed, (at, events) => {
      const { game, state } = at;
      const things: Record<string, unknown> = {
        state,
        events,
        decisions: game.toAct(state),
        view: game.view(state, 'everything'),
        moves: game.toAct(state).map((decision) => game.legalMoves(state, decision.seat)),
        scores: game.scores(state),
        outcome: game.outcome(state) ?? null,
      };
      for (const [what, thing] of Object.entries(things)) {
        const problem = notPlainJson(thing, what);
        if (problem !== undefined) broken(jsonName, `seed ${seed}, version ${at.kernel.version}`, problem);
        looked++;
      }
    });
    const words = notPlainJson(
      timelineOf(table.game, table.events).entries.map((entry) => entry.description),
      'descriptions',
    );
    const figures = notPlainJson(figuresOf(table.game, table.events), 'figures');
    if (words !== undefined || figures !== undefined) broken(jsonName, `seed ${seed}`, words ?? figures ?? '');
    return { looked };
  },
};

const storedName = 'a stored event is never rewritten';

/** Events are frozen when they are recorded, so that a rewriting throws; and their texts stay as they were. */
export const storedEventsLaw: Law = {
  name: storedName,
  check(subject, seed) {
    const table = playThrough(subject, seed, () => undefined);
    timelineOf(table.game, table.events);
    figuresOf(table.game, table.events);
    table.events.forEach((event, version) => {
      if (canonical(event) !== table.texts[version]) broken(storedName, `seed ${seed}, version ${version}`, 'the event has changed');
    });
    return { events: table.events.length };
  },
};

const endName = 'every game ends';

/** Random play comes to an outcome that places every seat, and then nobody has to act. */
export const endingLaw: Law = {
  name: endName,
  check(subject, seed) {
    const table = playThrough(subject, seed, () => undefined);
    const outcome = table.kernel.table.ended?.outcome;
    if (outcome === undefined || outcome === null) broken(endName, `seed ${seed}`, 'there is no outcome');
    if (table.game.toAct(table.state).length > 0) broken(endName, `seed ${seed}`, 'somebody has to act after the end');
    if (outcome.kind === 'ranking') {
      const seats = outcome.places.map((placing) => placing.seat).sort((a, b) => a - b);
      if (canonical(seats) !== canonical(Array.from({ length: table.seats }, (_, seat) => seat))) {
        broken(endName, `seed ${seed}`, `the outcome places the seats ${canonical(seats)}`);
      }
      for (const { seat, place } of outcome.places) {
        // 1, 2, 2, 4: a place is one more than the number of seats before it.
        const before = outcome.places.filter((other) => other.place < place).length;
        if (place !== before + 1) broken(endName, `seed ${seed}`, `seat ${seat} has place ${place} behind ${before} seats`);
      }
    }
    return { games: 1, events: table.events.length };
  },
};
