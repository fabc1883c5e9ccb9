import { createHash } from 'node:crypto';
import { chainLink, chainOrigin, eventId, pureHash, type RedactedEvent } from '@kronika/event-log';
import type { KernelState, StepResult, Surroundings } from '@kronika/game-kernel';

/** A chained stream in memory whose times and salts are not the world's: the same steps give the same bytes. */
export class RecordedStream<State> {
  readonly name: string;
  readonly events: RedactedEvent[] = [];
  #kernel: KernelState<State> | undefined;
  #appends = 0;

  constructor(name: string) {
    this.name = name;
  }

  get kernel(): KernelState<State> {
    if (this.#kernel === undefined) throw new Error('The stream is empty');
    return this.#kernel;
  }

  get around(): Surroundings {
    const last = this.events.at(-1);
    return last?.chain === undefined ? {} : { head: { version: last.version, chain: last.chain } };
  }

  add(result: StepResult<State>): void {
    if (!result.ok) throw new Error(`Refused: ${JSON.stringify(result.error)}`);
    const actor = 'golden';
    const command = `command-${this.#appends++}`;
    for (const [index, event] of result.value.events.entries()) {
      const version = this.events.length;
      const bare: RedactedEvent = {
        ...event,
        ...(event.sealed === undefined
          ? {}
          : { sealed: event.sealed.map((part, place) => ({ ...part, salt: this.#salt(version, place) })) }),
        stream: this.name,
        version,
        id: eventId(this.name, actor, command, index),
        schema: 1,
        time: 1_700_000_000_000 + this.#appends * 1000,
        actor,
        command,
      };
      this.events.push({ ...bare, chain: chainLink(this.events.at(-1)?.chain ?? chainOrigin, bare, pureHash) });
    }
    this.#kernel = result.value.after;
  }

  #salt(version: number, place: number): string {
    return createHash('sha256').update(`${this.name}/${version}/${place}`).digest('hex').slice(0, 32);
  }
}
