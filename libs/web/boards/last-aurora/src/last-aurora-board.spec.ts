import { TestBed } from '@angular/core/testing';
import type { Json } from '@kronika/event-log';
import { defaultPack } from '@kronika/games/last-aurora';
import { provideI18n, Texts } from '@kronika/web/i18n';
import { LastAuroraBoard } from './last-aurora-board';
import { promptThing, thingsOnTable } from './model/things';
import { type Moment, momentsOf } from './testing/random-game';
import { lastAuroraTexts } from './texts';

function momentOf(kind: string): Moment {
  for (const moment of momentsOf(2, 'alpha', 5)) if (moment.decision.kind === kind && moment.view.round > 0) return moment;
  throw new Error(`Nobody is asked ${kind}`);
}

async function show({ view, moves, seat, decision }: Moment) {
  await TestBed.configureTestingModule({ imports: [LastAuroraBoard], providers: [provideI18n()] }).compileComponents();
  await TestBed.inject(Texts).load(lastAuroraTexts);
  const fixture = TestBed.createComponent(LastAuroraBoard);
  const inputs = { view, legalMoves: moves, seat, viewer: { seat }, toAct: [decision], names: (of: number) => `P${of}`, pack: defaultPack };
  for (const [name, value] of Object.entries(inputs)) fixture.componentRef.setInput(name, value);
  const sent: Json[] = [];
  fixture.componentInstance.move.subscribe((move) => sent.push(move));
  const root = fixture.nativeElement as HTMLElement;
  document.body.append(root);
  await fixture.whenStable();
  return { fixture, root, sent };
}

afterEach(() => document.body.replaceChildren());

describe('the table of Last Aurora', () => {
  it('shows every thing that a move can be made on, and says each in words', async () => {
    const moment = momentOf('explore');
    const { root } = await show(moment);
    const things = [...root.querySelectorAll('[data-thing]')];
    const shown = new Set(things.map((thing) => thing.getAttribute('data-thing')));
    expect([...thingsOnTable(moment.view)].filter((name) => name !== promptThing && !shown.has(name))).toEqual([]);
    expect(things.filter((thing) => (thing.getAttribute('aria-label') ?? '').trim() === '')).toEqual([]);
  });

  it('explores by pressing the card and choosing what to do', async () => {
    const moment = momentOf('explore');
    const move = moment.moves.find((candidate) => candidate.do === 'startExplore');
    const { root, sent, fixture } = await show(moment);
    root.querySelector<HTMLElement>(`[data-thing="zone:${move?.do === 'startExplore' ? move.slot : 0}"]`)?.click();
    await fixture.whenStable();
    root.querySelector<HTMLElement>('[data-option]')?.click();
    await fixture.whenStable();
    expect(sent).toEqual([move]);
  });

  it('glows where there are moves, and nowhere in a replay', async () => {
    const { root, fixture } = await show(momentOf('explore'));
    expect(root.querySelectorAll('.can').length).toBeGreaterThan(0);
    fixture.componentRef.setInput('legalMoves', []);
    await fixture.whenStable();
    expect(root.querySelectorAll('.can')).toHaveLength(0);
    expect(root.querySelector('.la-prompt')).toBeNull();
  });
});
