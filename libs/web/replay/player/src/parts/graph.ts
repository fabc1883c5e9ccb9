import { ChangeDetectionStrategy, Component, computed, input, signal } from '@angular/core';
import { useTexts } from '@kronika/web/i18n';
import type { Measure } from '@kronika/web/boards/contract';
import { Icon, seatColour, SeatMark } from '@kronika/web/ui';
import { linear, niceTicks, stepPath } from '../model/chart';
import { roundsOf } from '../model/course';
import type { Stop } from '../model/recorded-game';
import { playerTexts } from '../player-texts';

const [width, height] = [1000, 120];
/** Dashes tell lines apart without colour. */
const dashes = ['none', '7 3', '2 3', '10 3 2 3', '1 5'] as const;

/** One measure of every player over the course of a game, and the same as a table by rounds. */
@Component({
  selector: 'kr-replay-graph',
  imports: [Icon, SeatMark],
  changeDetection: ChangeDetectionStrategy.OnPush,
  templateUrl: './graph.html',
  styleUrl: './graph.css',
})
export class Graph {
  readonly stops = input.required<readonly Stop[]>();
  readonly index = input.required<number>();
  readonly measures = input.required<readonly Measure[]>();
  readonly names = input.required<(seat: number) => string>();
  protected readonly t = useTexts(playerTexts);
  protected readonly viewBox = `0 0 ${width} ${height}`;
  protected readonly shown = signal(0);

  protected readonly measure = computed(() => this.measures()[this.shown()]);
  readonly #values = computed(() => this.stops().map(({ figures }) => figures[this.shown()] ?? []));
  readonly #most = computed(() => Math.max(1, ...this.#values().map((values) => Math.max(0, ...values))));
  readonly #y = computed(() => linear([0, this.#most()], [height - 4, 6]));
  readonly #x = computed(() => linear([0, Math.max(1, this.stops().length - 1)], [0, width]));

  protected readonly ticks = computed(() =>
    niceTicks(this.#most(), 3).map((value) => ({ value, y: this.#y()(value), top: (this.#y()(value) / height) * 100 })),
  );
  protected readonly lines = computed(() => {
    const [x, y, values] = [this.#x(), this.#y(), this.#values()];
    const players = values.at(-1)?.length ?? 0;
    return Array.from({ length: players }, (_, seat) => {
      const path = stepPath(values.map((value, index) => [x(index), y(value[seat] ?? 0)]));
      return { seat, path, colour: seatColour(seat), dash: dashes[seat % dashes.length] };
    });
  });
  protected readonly cursor = computed(() => this.#x()(this.index()));
  protected readonly legend = computed(() => {
    const now = this.#values()[this.index()] ?? [];
    return now.map((value, seat) => ({ seat, value, name: this.names()(seat) }));
  });
  /** Each player's value at the end of each round. */
  protected readonly table = computed(() => {
    const rounds = roundsOf(this.stops());
    const ends = rounds.map(({ key, last }) => ({ round: key, values: this.#values()[last] ?? [] }));
    return {
      rounds: ends.map(({ round }) => round),
      rows: this.lines().map(({ seat }) => ({ seat, name: this.names()(seat), values: ends.map(({ values }) => values[seat] ?? 0) })),
    };
  });
}
