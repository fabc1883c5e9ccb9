import { ChangeDetectionStrategy, Component, computed, inject, signal } from '@angular/core';
import { Router } from '@angular/router';
import { CreateTournamentDocument, GraphQLClient } from '@kronika/web/client';
import { commonTexts, Texts, useTexts } from '@kronika/web/i18n';
import { OptionsForm } from '../../options/options-form';
import { Catalogue } from '../../parts/catalogue';
import { Commands } from '../../parts/refusal';
import { FormatPicker } from './format-picker';
import { stagesOf } from './format-presets';
import { settingsInput, stageInput } from './stage-input';
import { settingsOf, type TournamentPlan, usualPlan } from './tournament-plan';
import { wizardTexts } from './wizard-texts';

/** Makes a tournament in four steps, each explained. */
@Component({
  selector: 'kr-wizard-page',
  imports: [FormatPicker, OptionsForm],
  changeDetection: ChangeDetectionStrategy.OnPush,
  templateUrl: './wizard-page.html',
  styleUrl: './wizard-page.css',
})
export class WizardPage {
  readonly #client = inject(GraphQLClient);
  readonly #commands = inject(Commands);
  readonly #router = inject(Router);
  readonly #catalogue = inject(Catalogue);
  protected readonly language = inject(Texts).language;
  protected readonly t = useTexts(wizardTexts, commonTexts);
  protected readonly steps = ['event', 'format', 'rules', 'entries'] as const;
  protected readonly venues = ['online', 'physical'] as const;
  protected readonly clocks = ['none', 'round', 'async'] as const;
  protected readonly timeOuts = ['bot', 'forfeit', 'adjudicate'] as const;
  protected readonly registrations = ['open', 'invite'] as const;
  protected readonly zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  protected readonly games = this.#catalogue.games;
  protected readonly plan = signal<TournamentPlan>(usualPlan);
  protected readonly step = signal(0);
  protected readonly sending = signal(false);
  protected readonly problem = signal('');
  protected readonly schema = computed(() =>
    this.plan().venue === 'online' ? this.games().find(({ id }) => id === this.plan().game)?.optionsSchema : undefined,
  );

  protected set(change: Partial<TournamentPlan>): void {
    this.plan.update((plan) => ({ ...plan, ...change }));
  }

  protected async forward(event: Event): Promise<void> {
    event.preventDefault();
    if (this.step() < this.steps.length - 1) {
      this.step.update((step) => step + 1);
      return;
    }
    if (this.plan().title.trim() === '') {
      this.step.set(0);
      return;
    }
    await this.#create();
  }

  async #create(): Promise<void> {
    const plan = this.plan();
    this.sending.set(true);
    this.problem.set('');
    const sent = await this.#commands.send(async (commandId) => {
      const input = {
        commandId,
        title: plan.title.trim(),
        description: plan.description.trim() === '' ? null : plan.description.trim(),
        settings: settingsInput(settingsOf(plan)),
        stages: stagesOf(plan.format).map(stageInput),
      };
      return (await this.#client.request(CreateTournamentDocument, { input })).createTournament;
    });
    this.sending.set(false);
    if (sent.done && sent.result.__typename === 'MadeTournament')
      await this.#router.navigate(['/tournaments', sent.result.tournamentId, 'desk']);
    else this.problem.set(sent.done ? '' : sent.problem);
  }
}
