import { ChangeDetectionStrategy, Component, computed, inject, resource, signal } from '@angular/core';
import type { Json } from '@kronika/event-log';
import { BoardRegistry } from '@kronika/web/boards';
import { catalog } from '@kronika/games/catalog';
import { Texts, useTexts } from '@kronika/web/i18n';
import { Avatar, Icon, interfaceShapes, Notice, Person, SeatMark, Skeleton, ToastOutlet, Toasts } from '@kronika/web/ui';
import { Card, CardDetail, type CardFace, Glyph, glyphNames, goodsShapes, signShapes } from '@kronika/web/ui/cards';
import { Combobox } from '@kronika/web/ui/combobox';
import { Menu, type MenuEntry } from '@kronika/web/ui/menu';
import { Dialogs } from '@kronika/web/ui/overlay';
import { type Column, Table } from '@kronika/web/ui/table';
import { Tabs, TabTemplate } from '@kronika/web/ui/tabs';
import { Tooltip } from '@kronika/web/ui/tooltip';
import { galleryTexts } from './gallery-texts';
import { palette, sampleCards, sampleRows, type SampleRow } from './samples';

/** Everything that pages are made of, on one page. */
@Component({
  selector: 'kr-gallery-page',
  imports: [
    Avatar,
    Card,
    CardDetail,
    Combobox,
    Glyph,
    Icon,
    Menu,
    Notice,
    Person,
    SeatMark,
    Skeleton,
    Table,
    Tabs,
    TabTemplate,
    ToastOutlet,
    Tooltip,
  ],
  changeDetection: ChangeDetectionStrategy.OnPush,
  templateUrl: './gallery-page.html',
  styleUrl: './gallery-page.css',
})
export class GalleryPage {
  readonly #toasts = inject(Toasts);
  readonly #dialogs = inject(Dialogs);
  readonly #registry = inject(BoardRegistry);
  readonly #texts = inject(Texts);
  protected readonly t = useTexts(galleryTexts);
  protected readonly shapes = interfaceShapes;
  protected readonly interfaceIcons = Object.entries(interfaceShapes).map(([name, shape]) => ({ name, shape }));
  protected readonly goodsIcons = Object.entries(goodsShapes).map(([name, shape]) => ({ name, shape }));
  protected readonly signIcons = Object.entries(signShapes).map(([name, shape]) => ({ name, shape }));
  protected readonly palette = palette;
  protected readonly glyphs = glyphNames;
  protected readonly seats = [0, 1, 2, 3, 4];
  protected readonly rows = sampleRows;
  protected readonly chosen = signal<string | undefined>(undefined);
  protected readonly answer = signal('');

  protected readonly columns = computed((): readonly Column<SampleRow>[] => [
    { id: 'player', header: this.t('gallery.player'), rowHeader: true, text: ({ name }) => name, sortBy: ({ name }) => name },
    { id: 'games', header: this.t('gallery.games'), numeric: true, text: ({ games }) => String(games), sortBy: ({ games }) => games },
    {
      id: 'points',
      header: this.t('gallery.points'),
      numeric: true,
      text: ({ points }) => points.toFixed(1),
      sortBy: ({ points }) => points,
    },
  ]);
  protected readonly menu = computed((): readonly MenuEntry[] => [
    { id: 'copy', label: this.t('common.copy'), shape: interfaceShapes.link, hint: 'c' },
    { id: 'print', label: this.t('common.print'), shape: interfaceShapes.print },
    { id: 'remove', label: this.t('common.remove'), shape: interfaceShapes.discard, disabled: true },
  ]);
  protected readonly choices = computed(() => this.faces().map(({ id, name }) => ({ id, label: name })));

  readonly #content = resource({
    loader: async () => {
      const entry = catalog.find(({ id }) => id === 'fifty-first-state');
      const [module, board] = await Promise.all([entry?.load(), this.#registry.load('fifty-first-state')]);
      return { pack: module?.defaultPack ?? null, board };
    },
  });
  protected readonly faces = computed((): readonly CardFace[] => {
    if (!this.#content.hasValue()) return [];
    const { pack, board } = this.#content.value();
    return sampleCards.flatMap((card) => board.face(pack satisfies Json, card, this.#texts.language()) ?? []);
  });
  protected readonly zoomed = computed(() => this.faces().find(({ id }) => id === this.chosen()) ?? this.faces()[0]);

  protected toast(kind: 'info' | 'good' | 'bad'): void {
    this.#toasts.show(this.t('gallery.toast.' + kind), kind);
  }

  protected async ask(): Promise<void> {
    const yes = await this.#dialogs.confirm({
      title: this.t('gallery.question'),
      text: this.t('gallery.consequence'),
      yes: this.t('common.yes'),
      no: this.t('common.no'),
      danger: true,
    });
    this.answer.set(this.t(yes ? 'common.yes' : 'common.no'));
  }
}
