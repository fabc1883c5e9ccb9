import { ChangeDetectionStrategy, Component, computed, input } from '@angular/core';
import { useTexts } from '@kronika/web/i18n';
import { roundsOf, turnsOf } from '../model/course';
import type { Stop } from '../model/recorded-game';
import { playerTexts } from '../player-texts';

/** A game on paper: who, how it ended, scores by round, and what happened, turn by turn. */
@Component({
  selector: 'kr-replay-summary',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `<h1>{{ heading() }}</h1>
    <table>
      <thead>
        <tr>
          <th scope="col">{{ t('player.player') }}</th>
          @for (round of rounds(); track round.key) {
            <th scope="col">{{ round.key }}</th>
          }
        </tr>
      </thead>
      <tbody>
        @for (row of scores(); track $index) {
          <tr>
            <th scope="row">{{ row.name }}</th>
            @for (value of row.values; track $index) {
              <td>{{ value }}</td>
            }
          </tr>
        }
      </tbody>
    </table>
    @for (round of story(); track round.round) {
      <h2>{{ t('player.roundNumber', { round: round.round }) }}</h2>
      @for (turn of round.turns; track $index) {
        <p>{{ turn }}</p>
      }
    }`,
  styles: `
    :host {
      display: block;
      font-size: 10pt;
    }
    table {
      border-collapse: collapse;
      margin-bottom: 1rem;
    }
    th,
    td {
      padding: 0.15rem 0.7rem;
      border: 1px solid #999;
      text-align: end;
    }
    th:first-child {
      text-align: start;
    }
    p {
      margin: 0 0 0.35rem;
      break-inside: avoid;
    }
    h2 {
      break-after: avoid;
      margin: 0.8rem 0 0.3rem;
    }
  `,
})
export class Summary {
  readonly heading = input.required<string>();
  readonly stops = input.required<readonly Stop[]>();
  readonly names = input.required<(seat: number) => string>();
  readonly textOf = input.required<(stop: Stop) => string>();
  protected readonly t = useTexts(playerTexts);
  protected readonly rounds = computed(() => roundsOf(this.stops()));
  protected readonly scores = computed(() => {
    const ends = this.rounds().map(({ last }) => this.stops()[last]?.figures[0] ?? []);
    const players = ends.at(-1)?.length ?? 0;
    return Array.from({ length: players }, (_, seat) => ({ name: this.names()(seat), values: ends.map((values) => values[seat] ?? 0) }));
  });
  protected readonly story = computed(() => {
    const stops = this.stops();
    return this.rounds().map(({ key, first, last }) => {
      const within = stops.slice(first, last + 1);
      const turns = turnsOf(within).map((turn) =>
        within
          .slice(turn.first, turn.last + 1)
          .map((stop) => this.textOf()(stop))
          .join(' '),
      );
      return { round: key, turns };
    });
  });
}
