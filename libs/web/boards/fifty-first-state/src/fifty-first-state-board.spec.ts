import { type ComponentFixture, TestBed } from '@angular/core/testing';
import type { Json } from '@kronika/event-log';
import { provideI18n, Texts } from '@kronika/web/i18n';
import type { Inspected } from '@kronika/web/boards/contract';
import { FiftyFirstStateBoard } from './fifty-first-state-board';
import { thingsOnTable } from './model/table';
import { keepThing, promptThing } from './model/things';
import { askedIn, type AskedMoment, golden } from './testing/golden-games';
import { fiftyFirstStateTexts } from './texts';
import { present } from './testing/present';

const { game, pack, rules, events } = golden('3-none');
const moments = [...askedIn({ game, events })];
const momentOf = (kind: string, wanted: (moment: AskedMoment) => boolean = () => true) =>
  present(moments.find((moment) => moment.kind === kind && wanted(moment)));

interface Shown {
  readonly fixture: ComponentFixture<FiftyFirstStateBoard>;
  readonly root: HTMLElement;
  readonly sent: Json[];
  readonly inspected: Inspected[];
  readonly thing: (name: string) => HTMLButtonElement;
  readonly options: () => HTMLButtonElement[];
  readonly press: (target: HTMLElement, key: string) => Promise<void>;
  readonly click: (target: HTMLElement) => Promise<void>;
}

async function show(moment: AskedMoment, inputs: Record<string, unknown> = {}): Promise<Shown> {
  await TestBed.configureTestingModule({ imports: [FiftyFirstStateBoard], providers: [provideI18n()] }).compileComponents();
  await TestBed.inject(Texts).load(fiftyFirstStateTexts);
  const fixture = TestBed.createComponent(FiftyFirstStateBoard);
  const all = {
    view: moment.view,
    legalMoves: moment.moves,
    seat: moment.seat,
    viewer: { seat: moment.seat },
    toAct: [{ id: '1', seat: moment.seat, turn: '1', kind: moment.kind }],
    names: (seat: number) => `Player ${seat}`,
    pack,
    ...inputs,
  };
  for (const [name, value] of Object.entries(all)) fixture.componentRef.setInput(name, value);
  const [sent, inspected]: [Json[], Inspected[]] = [[], []];
  fixture.componentInstance.move.subscribe((move) => sent.push(move));
  fixture.componentInstance.inspect.subscribe((thing) => inspected.push(thing));
  const root = fixture.nativeElement as HTMLElement;
  document.body.append(root);
  await fixture.whenStable();
  return {
    fixture,
    root,
    sent,
    inspected,
    thing: (name) => present(root.querySelector<HTMLButtonElement>(`[data-thing="${name}"]`)),
    options: () => [...root.querySelectorAll<HTMLButtonElement>('[data-option]')],
    async press(target, key) {
      target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      await fixture.whenStable();
    },
    async click(target) {
      target.click();
      await fixture.whenStable();
    },
  };
}

afterEach(() => document.body.replaceChildren());

describe('the table of 51st State', () => {
  it('shows every thing that a move can be made on', async () => {
    const moment = momentOf('turn', ({ view }) => view.players.every(({ places }) => places.length > 2));
    const { root } = await show(moment);
    const actionsOf = (seat: number) => rules.factions.get(moment.view.players[seat]?.faction ?? '')?.actions.map(({ id }) => id) ?? [];
    const shown = new Set([...root.querySelectorAll<HTMLElement>('[data-thing]')].map(({ dataset }) => dataset.thing));
    const missing = [...thingsOnTable(moment.view, actionsOf)].filter(
      (name) => name !== promptThing && name !== keepThing && !shown.has(name),
    );
    expect(missing).toEqual([]);
  });

  it('says every button in words, not in signs', async () => {
    const { root } = await show(momentOf('turn'));
    const silent = [...root.querySelectorAll('button')].filter((button) => {
      const said = button.cloneNode(true) as HTMLElement;
      for (const sign of said.querySelectorAll('[aria-hidden="true"]')) sign.remove();
      return (button.ariaLabel ?? said.textContent).trim() === '';
    });
    expect(silent.map(({ outerHTML }) => outerHTML)).toEqual([]);
  });

  it('glows where there are moves, and nowhere in a replay', async () => {
    const moment = momentOf('turn');
    const { root, fixture } = await show(moment);
    expect(root.querySelectorAll('.can').length).toBeGreaterThan(0);
    fixture.componentRef.setInput('legalMoves', []);
    fixture.componentRef.setInput('seat', undefined);
    await fixture.whenStable();
    expect(root.querySelectorAll('.can')).toHaveLength(0);
    expect(root.querySelector('.fs-prompt')).toBeNull();
  });

  it('builds by keyboard: thing, then what to do with it', async () => {
    const moment = momentOf('turn', ({ moves }) => moves.some((move) => move.do === 'construct'));
    const move = present(moment.moves.find((candidate) => candidate.do === 'construct'));
    const { thing, options, press, click, sent } = await show(moment, { moveLabel: (made: Json) => JSON.stringify(made) });
    const card = thing(`hand:${moment.seat}:${(move as { card: string }).card}`);
    // A button turns Enter into a click by itself.
    await click(card);
    expect(card.getAttribute('aria-pressed')).toBe('true');
    expect(document.activeElement).toBe(options()[0]);
    const number = options().findIndex((option) => option.textContent.includes('construct')) + 1;
    await press(present(options()[0]), String(number));
    if (sent.length === 0) await press(present(options()[0]), '1');
    expect(sent).toEqual([move]);
  });

  it('goes back with Escape, and gives the focus back to the thing', async () => {
    const moment = momentOf('turn', ({ moves }) => moves.some((move) => move.do === 'construct'));
    const move = moment.moves.find((candidate) => candidate.do === 'construct') as { card: string };
    const { thing, options, press, click, sent } = await show(moment);
    const card = thing(`hand:${moment.seat}:${move.card}`);
    await click(card);
    await press(present(options()[0]), 'Escape');
    expect(card.getAttribute('aria-pressed')).toBeNull();
    expect(document.activeElement).toBe(card);
    expect(sent).toEqual([]);
  });

  it('asks once more before passing, and only then passes', async () => {
    const moment = momentOf('turn', ({ moves }) => moves.some((move) => move.do === 'pass'));
    const { root, options, press, sent } = await show(moment, { moveLabel: (made: Json) => JSON.stringify(made) });
    const number = options().findIndex((option) => option.textContent.includes('pass')) + 1;
    await press(root, String(number));
    expect(sent).toEqual([]);
    expect(root.querySelector('.fs-prompt-text')?.textContent).toContain('cannot take this back');
    await press(root, '1');
    expect(sent).toEqual([{ do: 'pass' }]);
  });

  it('drafts a card by pressing it and confirming', async () => {
    const moment = momentOf('draft');
    const [first] = moment.view.display;
    const { thing, options, click, sent } = await show(moment);
    await click(thing(`display:${first}`));
    expect(sent).toEqual([]);
    await click(present(options()[0]));
    expect(sent).toEqual([{ do: 'takeLookoutCard', card: first }]);
  });

  it('keeps as many starting cards as the rules want', async () => {
    const moment = momentOf('keep-starting-cards');
    const { root, options, click, sent } = await show(moment);
    const cards = () => [...root.querySelectorAll<HTMLButtonElement>('[data-keep]')];
    expect(options()).toEqual([]);
    for (const index of [0, 1, 2, 3]) await click(present(cards()[index]));
    await click(present(cards()[4]));
    expect(cards().map((card) => card.getAttribute('aria-pressed'))).toEqual(['true', 'true', 'true', 'true', 'false', 'false']);
    await click(present(options()[0]));
    await click(present(options()[0]));
    expect(sent).toHaveLength(1);
    expect((sent[0] as { cards: string[] }).cards.toSorted()).toEqual(
      present(present(moment.view.players[moment.seat]).hand.cards).slice(0, 4).toSorted(),
    );
  });

  it('offers every answer to a question in the prompt as well', async () => {
    const moment = momentOf('pay');
    const { options } = await show(moment);
    expect(options()).toHaveLength(moment.moves.length);
  });

  it('sends nothing while a move is on its way', async () => {
    const moment = momentOf('turn', ({ moves }) => moves.some((move) => move.do === 'construct'));
    const move = moment.moves.find((candidate) => candidate.do === 'construct') as { card: string };
    const { thing, click, options, press, root, sent, inspected } = await show(moment, { busy: true });
    await click(thing(`hand:${moment.seat}:${move.card}`));
    await press(root, '1');
    expect(sent).toEqual([]);
    expect(inspected).toHaveLength(1);
    expect(options().every(({ disabled }) => disabled)).toBe(true);
  });

  it('looks closer with i, and points at things while they are marked', async () => {
    const moment = momentOf('turn', ({ view }) => present(view.players[0]).places.length > 0);
    const { thing, press, click, inspected, fixture } = await show(moment);
    const place = present(present(moment.view.players[0]).places[0]);
    await press(thing(`place:${place.id}`), 'i');
    expect(inspected).toEqual([{ thing: `place:${place.id}`, card: place.card ?? undefined }]);
    const marked: string[] = [];
    fixture.componentInstance.mark.subscribe((name) => marked.push(name));
    fixture.componentRef.setInput('marking', true);
    await click(thing(`place:${place.id}`));
    expect(marked).toEqual([`place:${place.id}`]);
  });

  it('rings what changed and says by how much', async () => {
    const moment = momentOf('turn');
    const { thing } = await show(moment, { changed: [{ thing: 'good:0:worker', kind: 'changed', by: -2 }] });
    expect(thing('good:0:worker').classList).toContain('changed');
    expect(thing('good:0:worker').dataset.by).toBe('−2');
  });

  it('is one stop of the Tab key a region', async () => {
    const { root } = await show(momentOf('turn'));
    for (const region of root.querySelectorAll('.fs-state, .fs-hand, .fs-centre')) {
      const stops = [...region.querySelectorAll<HTMLElement>('[data-thing]')].filter(({ tabIndex }) => tabIndex === 0);
      expect(stops.length).toBe(region.querySelector('[data-thing]') === null ? 0 : 1);
    }
  });

  it('never shows a hidden card to a spectator', async () => {
    const moment = momentOf('turn', ({ view }) => present(view.players[1]).hand.locations > 2);
    const view = game.view(moment.state, 'spectator');
    const { root } = await show(moment, { view, legalMoves: [], seat: undefined, viewer: 'spectator' });
    expect(root.querySelector('kr-fs-hand')).toBeNull();
  });

  it('speaks Polish', async () => {
    const moment = momentOf('turn');
    const { root, fixture } = await show(moment);
    await TestBed.inject(Texts).speak('pl');
    fixture.componentRef.setInput('lang', 'pl');
    await fixture.whenStable();
    expect(root.textContent).toContain('Runda');
    expect(root.textContent).toContain('Rozegraj turę');
    await TestBed.inject(Texts).speak('en');
  });
});
