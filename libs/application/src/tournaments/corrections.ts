import { canonical } from '@kronika/event-log';
import {
  applyDraftChange,
  type CorrectionConsequence,
  type CorrectionRuling,
  type DraftChange,
  previewCorrection,
  type Reason,
  type SeatFinish,
  type SeatResult,
} from '@kronika/tournaments';
import type { CommandResult, Written } from '../command-result';
import type { Caller } from '../rights/caller';
import { asTournamentRejection } from './refusals';
import { forbidden } from './rights';
import { draftSight, type DraftChangePreview } from './sights/tournament-sight';
import type { Platform } from '../platform';
import { notFound, type Tournaments } from './tournaments';

/** A correction as it would be. Whoever makes it hands `confirmation` back: it stands for these very consequences. */
export interface CorrectionPreview {
  readonly result: readonly SeatResult[];
  readonly consequences: readonly CorrectionConsequence[];
  /** Later matches were played by somebody who should not have been in them: a ruling is needed. */
  readonly needsRuling: boolean;
  readonly confirmation: string;
}

export interface Correction {
  readonly tournamentId: string;
  readonly commandId: string;
  readonly table: string;
  readonly finishes: readonly SeatFinish[];
  readonly confirmation: string;
  readonly ruling?: CorrectionRuling;
  readonly reason: Reason;
}

/** What would follow, before anything is done: changes of a draft, corrections of results. */
export class Corrections {
  readonly #tournaments: Tournaments;
  readonly #hash: Platform['chainHash'];

  constructor(tournaments: Tournaments, { chainHash }: Pick<Platform, 'chainHash'>) {
    this.#tournaments = tournaments;
    this.#hash = chainHash;
  }

  async previewDraftChange(caller: Caller, tournamentId: string, change: DraftChange): Promise<CommandResult<DraftChangePreview>> {
    const source = await this.#tournaments.source(caller, tournamentId);
    if (source === undefined) return notFound(tournamentId);
    if (!source.rights.isOrganiser) return forbidden('Only organisers change drafts.');
    const changed = applyDraftChange(source.loaded.state, change);
    if ('kind' in changed) return asTournamentRejection(changed);
    return { kind: 'done', draft: draftSight(source, changed.draft), consequences: changed.consequences };
  }

  async preview(
    caller: Caller,
    { tournamentId, table, finishes }: Pick<Correction, 'tournamentId' | 'table' | 'finishes'>,
  ): Promise<CommandResult<CorrectionPreview>> {
    const source = await this.#tournaments.source(caller, tournamentId);
    if (source === undefined) return notFound(tournamentId);
    if (!source.rights.isJudge) return forbidden('Only judges correct results.');
    const preview = previewCorrection(source.loaded.state, table, finishes);
    if ('kind' in preview) return asTournamentRejection(preview);
    return { kind: 'done', ...this.#confirmable(preview) };
  }

  /** Carries a correction out, if its consequences are still those that were shown. */
  async correct(caller: Caller, correction: Correction): Promise<CommandResult<Written>> {
    const { tournamentId, commandId, table, finishes, confirmation, ruling, reason } = correction;
    const preview = await this.preview(caller, correction);
    if (preview.kind !== 'done') return preview;
    // What was not shown is not confirmed: the domain then answers with the consequences as they are.
    const confirmed = preview.confirmation === confirmation ? preview.consequences : [];
    const request = { type: 'correct-result', table, finishes, confirmed, ...(ruling === undefined ? {} : { ruling }), reason } as const;
    return this.#tournaments.send(caller, { tournamentId, commandId, request });
  }

  #confirmable(preview: Pick<CorrectionPreview, 'result' | 'consequences'>): CorrectionPreview {
    const { result, consequences } = preview;
    return {
      result,
      consequences,
      needsRuling: consequences.some(({ kind }) => kind === 'played-by-wrong'),
      confirmation: this.#hash('', canonical(consequences)),
    };
  }
}
