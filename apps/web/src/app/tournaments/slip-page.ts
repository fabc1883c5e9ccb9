import { ChangeDetectionStrategy, Component, computed, inject, input, resource, signal } from '@angular/core';
import {
  AnswerBySlipDocument,
  CallJudgeBySlipDocument,
  type FinishInput,
  GraphQLClient,
  OpenSlipDocument,
  ReportBySlipDocument,
} from '@kronika/web/client';
import { commonTexts, Locale, useTexts } from '@kronika/web/i18n';
import { Notice, Skeleton } from '@kronika/web/ui';
import { type Answered, Commands } from '../parts/refusal';
import { entrantName } from './entrant';
import { ResultForm } from './result-form';
import { tournamentsTexts } from './tournaments-texts';

/** Behind the QR code of a table: who you are, the PIN of the slip, the result. Needs no account. */
@Component({
  selector: 'kr-slip-page',
  imports: [Notice, ResultForm, Skeleton],
  changeDetection: ChangeDetectionStrategy.OnPush,
  templateUrl: './slip-page.html',
  styles: `
    :host {
      display: block;
      max-width: 32rem;
      margin: 0 auto;
    }
    .kr-sheet {
      margin-top: var(--gap-m);
    }
  `,
})
export class SlipPage {
  readonly token = input.required<string>();
  readonly #client = inject(GraphQLClient);
  readonly #commands = inject(Commands);
  protected readonly locale = inject(Locale);
  protected readonly t = useTexts(tournamentsTexts, commonTexts);
  protected readonly nameOf = entrantName;
  protected readonly answer = resource({
    params: () => this.token(),
    loader: ({ params }) => this.#client.request(OpenSlipDocument, { token: params }),
  });
  protected readonly slip = computed(() => {
    const answer = this.answer.hasValue() ? this.answer.value().resultSlip : undefined;
    return answer?.__typename === 'OpenedSlip' ? answer : undefined;
  });
  protected readonly by = signal('');
  protected readonly pin = signal('');
  protected readonly sending = signal(false);
  protected readonly problem = signal('');
  protected readonly told = signal('');
  protected readonly ready = computed(() => this.by() !== '' && this.pin().length >= 4);
  protected readonly mayAnswer = computed(() => {
    const reported = this.slip()?.reported;
    return reported !== undefined && reported !== null && this.slip()?.table.status === 'REPORTED' && reported.by !== this.by();
  });
  protected readonly reported = computed(() => {
    const slip = this.slip();
    const names = new Map(slip?.table.seats.map(({ participant }) => [participant.id, entrantName(participant)]));
    return [...(slip?.reported?.finishes ?? [])]
      .sort((one, other) => one.place - other.place)
      .map(({ participant, place, vp }) => `${place}. ${names.get(participant) ?? ''}${vp === null ? '' : ` (${this.locale.upTo(vp)})`}`);
  });

  protected report(finishes: readonly FinishInput[]): Promise<void> {
    return this.#send('tournaments.slip.sent', async (commandId) => {
      const input = { commandId, token: this.token(), pin: this.pin(), by: this.by(), finishes: [...finishes] };
      return (await this.#client.request(ReportBySlipDocument, { input })).reportBySlip;
    });
  }

  protected agree(agree: boolean): Promise<void> {
    return this.#send(agree ? 'tournaments.slip.agreed' : 'tournaments.slip.disputed', async (commandId) => {
      const input = { commandId, token: this.token(), pin: this.pin(), by: this.by(), agree };
      return (await this.#client.request(AnswerBySlipDocument, { input })).answerBySlip;
    });
  }

  protected callJudge(): Promise<void> {
    return this.#send(
      'tournaments.judgeCalled',
      async (commandId) =>
        (await this.#client.request(CallJudgeBySlipDocument, { input: { commandId, token: this.token(), pin: this.pin() } }))
          .callJudgeBySlip,
    );
  }

  async #send(done: string, ask: (commandId: string) => Promise<Answered>): Promise<void> {
    this.sending.set(true);
    const sent = await this.#commands.send(ask);
    this.sending.set(false);
    this.problem.set(sent.done ? '' : sent.problem);
    this.told.set(sent.done ? done : '');
    if (sent.done) this.answer.reload();
  }
}
