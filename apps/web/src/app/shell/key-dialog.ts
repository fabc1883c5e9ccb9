import { ChangeDetectionStrategy, Component, type ElementRef, inject, viewChild } from '@angular/core';
import { Router } from '@angular/router';
import { commonTexts, useTexts } from '@kronika/web/i18n';
import { isTyping, KeyList, listKeys } from './key-list';
import { shellTexts } from './shell-texts';

const places: Readonly<Record<string, string>> = { h: '/', p: '/lobby', g: '/games', t: '/tournaments', s: '/statistics' };

/** The list of keys, opened by '?', and the keys that work everywhere. */
@Component({
  selector: 'kr-key-dialog',
  changeDetection: ChangeDetectionStrategy.OnPush,
  host: { '(document:keydown)': 'press($event)' },
  templateUrl: './key-dialog.html',
  styleUrl: './key-dialog.css',
})
export class KeyDialog {
  readonly #router = inject(Router);
  protected readonly dialog = viewChild.required<ElementRef<HTMLDialogElement>>('list');
  protected readonly t = useTexts(shellTexts, commonTexts);
  protected readonly groups = inject(KeyList).groups;
  #before = '';

  constructor() {
    listKeys({
      title: 'shell.keys.everywhere',
      keys: [
        { press: ['?'], does: 'shell.keys.list' },
        { press: ['g', 'h'], does: 'shell.keys.home' },
        { press: ['g', 'p'], does: 'shell.keys.play' },
        { press: ['g', 'g'], does: 'shell.keys.games' },
        { press: ['g', 't'], does: 'shell.keys.tournaments' },
        { press: ['g', 's'], does: 'shell.keys.statistics' },
        { press: ['Esc'], does: 'shell.keys.close' },
      ],
    });
  }

  open(): void {
    this.dialog().nativeElement.showModal();
  }

  protected press(event: KeyboardEvent): void {
    if (isTyping(event) || event.ctrlKey || event.metaKey || event.altKey) return;
    const place = this.#before === 'g' ? places[event.key] : undefined;
    this.#before = place === undefined ? event.key : '';
    if (place !== undefined) void this.#router.navigateByUrl(place);
    else if (event.key === '?') this.open();
  }
}
