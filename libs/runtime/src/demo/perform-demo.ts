import { type DemoParcel, type DemoPlan, DemoScript, type DemoStep, type GameLibrary } from '@kronika/application';
import type { NewEvent, Position, StoredEvent } from '@kronika/event-log';
import { openStage } from './open-stage';

/** As much as one append takes well. */
const mostEvents = 800;
const mostBytes = 600_000;

/** Performs the demonstration on a stage in memory, and delivers what happened in parcels, in the order in which it happened. */
export async function performDemo(games: GameLibrary, plan: DemoPlan, deliver: (parcel: DemoParcel) => Promise<void>): Promise<void> {
  const stage = await openStage(games, plan.seed, DemoScript.begin(plan));
  let after: Position | undefined;
  let last: DemoStep = { doing: 'accounts', games: 0 };
  const report = async (step: DemoStep): Promise<void> => {
    const events: StoredEvent[] = [];
    for await (const event of stage.log.readAll(after === undefined ? {} : { after })) events.push(event);
    after = events.at(-1)?.position ?? after;
    last = step;
    await deliver({ runs: runsOf(events), step });
  };
  try {
    await new DemoScript(stage, plan, report).perform();
    await report(last);
  } finally {
    await stage.close();
  }
}

/** Neighbours of the same stream as one append each. */
function runsOf(events: readonly StoredEvent[]): DemoParcel['runs'] {
  const runs: { readonly stream: string; readonly expected: number | 'no stream'; readonly events: NewEvent[]; bytes: number }[] = [];
  for (const { stream, version, position: _position, chain: _chain, ...event } of events) {
    let run = runs.at(-1);
    if (run?.stream !== stream || run.events.length >= mostEvents || run.bytes >= mostBytes) {
      run = { stream, expected: version === 0 ? 'no stream' : version - 1, events: [], bytes: 0 };
      runs.push(run);
    }
    run.events.push(event);
    run.bytes += JSON.stringify(event).length;
  }
  return runs;
}
