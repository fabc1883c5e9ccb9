import { ChangeDetectionStrategy, Component, computed, inject, input, signal } from '@angular/core';
import { RouterLink } from '@angular/router';
import type { Json } from '@kronika/event-log';
import { useTexts } from '@kronika/web/i18n';
import { SeatMark } from '@kronika/web/ui';
import { Catalogue } from '../parts/catalogue';
import { clockWords } from '../parts/clock-words';
import { lobbyTexts } from '../lobby/lobby-texts';
import { GameChat } from './game-chat';
import type { GameSight } from './game-feed';
import { placesOf } from './winners';
import { playTexts } from './play-texts';

/** A line of the log in words. */
export interface LogLine {
  readonly version: number;
  readonly seat: number | undefined;
  readonly text: string;
}

/** Beside the board: what has happened in words, and what kind of game it is. */
@Component({
  selector: 'kr-play-panel',
  imports: [GameChat, RouterLink, SeatMark],
  changeDetection: ChangeDetectionStrategy.OnPush,
  templateUrl: './play-panel.html',
  styleUrl: './play-panel.css',
})
export class PlayPanel {
  readonly gameId = input.required<string>();
  readonly lines = input.required<readonly LogLine[]>();
  readonly sight = input.required<GameSight>();
  readonly outcome = input<Json>(null);
  /** The secret of the link, for a table that is not public. */
  readonly link = input<string | null>(null);
  readonly names = input.required<(seat: number) => string>();

  protected readonly t = useTexts(playTexts, lobbyTexts);
  protected readonly catalogue = inject(Catalogue);
  protected readonly face = signal<'log' | 'chat' | 'info'>('log');
  protected readonly faces = ['log', 'chat', 'info'] as const;
  /** The newest first; long games show their latest part until more is asked for. */
  protected readonly all = signal(false);
  protected readonly shown = computed(() => {
    const lines = [...this.lines()].reverse();
    return this.all() ? lines : lines.slice(0, 80);
  });
  protected readonly places = computed(() => placesOf(this.outcome()));
  protected readonly clock = computed(() => clockWords(this.t, this.sight().clock));
}
