import { type ComponentFixture, TestBed } from '@angular/core/testing';
import { narrate } from '@kronika/games/fifty-first-state';
import { wholeNarrator } from '@kronika/game-kernel';
import { BoardRegistry } from '@kronika/web/boards';
import { provideI18n, Texts } from '@kronika/web/i18n';
import type { NewNote } from './model/annotation';
import { playerTexts } from './player-texts';
import { ReplayPlayer } from './replay-player';
import { golden } from './testing/golden';
import { present } from './testing/present';

const { game, pack, events } = golden('2-none');

interface Shown {
  readonly fixture: ComponentFixture<ReplayPlayer>;
  readonly root: HTMLElement;
  readonly versions: number[];
  readonly where: () => string;
  readonly spoken: () => string;
  readonly press: (key: string, held?: KeyboardEventInit, target?: EventTarget) => Promise<void>;
  readonly text: (selector: string) => string;
}

async function show(inputs: Record<string, unknown> = {}): Promise<Shown> {
  await TestBed.configureTestingModule({ imports: [ReplayPlayer], providers: [provideI18n()] }).compileComponents();
  await TestBed.inject(Texts).load(playerTexts);
  await TestBed.inject(BoardRegistry).load(game.id);
  const fixture = TestBed.createComponent(ReplayPlayer);
  const all = {
    game,
    pack,
    events,
    narrator: wholeNarrator(narrate(pack)),
    holder: 'everything',
    names: (seat: number) => ['Ada', 'Borys'][seat] ?? '?',
    ...inputs,
  };
  for (const [name, value] of Object.entries(all)) fixture.componentRef.setInput(name, value);
  const versions: number[] = [];
  fixture.componentInstance.atChange.subscribe((version) => versions.push(version));
  const root = fixture.nativeElement as HTMLElement;
  document.body.append(root);
  await fixture.whenStable();
  await fixture.whenStable();
  const text = (selector: string) => root.querySelector(selector)?.textContent.trim() ?? '';
  return {
    fixture,
    root,
    versions,
    text,
    where: () => present(/(\d+) \/ \d+$/.exec(text('.where')))[1] ?? '',
    spoken: () => text('[aria-live]'),
    async press(key, held = {}, target = document.body) {
      target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held }));
      await fixture.whenStable();
    },
  };
}

afterEach(() => document.body.replaceChildren());

describe('the replay', () => {
  it('opens a finished game at its beginning', async () => {
    expect((await show()).where()).toBe('1');
  });

  it('opens a running game at its end', async () => {
    expect(Number((await show({ events: events.slice(0, 150) })).where())).toBeGreaterThan(50);
  });

  it('is moved by keys, and says where it is', async () => {
    const { press, where, versions, spoken } = await show();
    await press('ArrowRight');
    await press('ArrowRight');
    expect(where()).toBe('3');
    await press('ArrowLeft');
    expect(where()).toBe('2');
    expect(versions).toHaveLength(3);
    const before = spoken();
    await press('End');
    expect(spoken()).not.toBe(before);
    expect(spoken()).toBe('Everything is open now: the game can be verified.');
    await press('Home');
    expect(where()).toBe('1');
  });

  it('goes by turns and rounds', async () => {
    const { press, text, where } = await show();
    await press('PageDown');
    expect(text('.where')).toContain('Round 2');
    const at = Number(where());
    await press('ArrowRight', { shiftKey: true });
    expect(Number(where())).toBeGreaterThan(at);
    await press('PageUp');
    await press('PageUp');
    expect(where()).toBe('1');
  });

  it('leaves keys alone that are pressed in a field', async () => {
    const { press, where, root } = await show();
    await press('ArrowRight', {}, present(root.querySelector('select')));
    expect(where()).toBe('1');
  });

  it('opens at the moment of its address, from the side of its address', async () => {
    const { versions, root, where } = await show({ at: 300, as: 'seat-1' });
    expect(Number(where())).toBeGreaterThan(100);
    expect(versions).toEqual([]);
    expect(root.querySelectorAll('kr-fs-hand')).toHaveLength(1);
    expect(present(root.querySelector<HTMLSelectElement>('.viewer select')).value).toBe('seat-1');
  });

  it('offers no side beyond what its events hold', async () => {
    const { root } = await show({ holder: 'spectator', as: 'everything' });
    expect(root.querySelector('.viewer')).toBeNull();
    expect(root.querySelector('kr-fs-hand')).toBeNull();
  });

  it('shows two moments side by side', async () => {
    const { press, root } = await show({ at: 120 });
    await press('c');
    await press('End');
    expect(root.querySelectorAll('kr-board')).toHaveLength(2);
    await press('c');
    expect(root.querySelectorAll('kr-board')).toHaveLength(1);
  });

  it('plays by itself until it is stopped', async () => {
    const { press, where, fixture } = await show();
    await press('+');
    await press('+');
    await press('+');
    await press(' ');
    await new Promise((resolve) => setTimeout(resolve, 350));
    await press(' ');
    await fixture.whenStable();
    const stopped = where();
    expect(Number(stopped)).toBeGreaterThan(2);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(where()).toBe(stopped);
  });

  it('rings what the last event changed', async () => {
    const built = present(events.find(({ type }) => type === 'built'));
    const { root } = await show({ at: built.version });
    const { place } = built.open as { place: number };
    expect(present(root.querySelector(`[data-thing="place:${place}"]`)).classList).toContain('fresh');
  });

  it('shows notes on the timeline and takes new ones', async () => {
    const note = { id: '1', version: 120, glyph: '??', author: 'Ewa', text: 'Why?', time: 0, marks: [], mine: false, replies: [] };
    const { root, fixture, where, press } = await show({ notes: [note], mayAnnotate: true });
    present(root.querySelector<HTMLButtonElement>('kr-replay-timeline .glyph')).click();
    await fixture.whenStable();
    expect(Number(where())).toBeGreaterThan(10);
    const written: NewNote[] = [];
    fixture.componentInstance.annotate.subscribe((made) => written.push(made));
    present([...root.querySelectorAll<HTMLButtonElement>('[role="tab"]')][1]).click();
    await fixture.whenStable();
    const field = present(root.querySelector('textarea'));
    field.value = 'Better to raze.';
    field.dispatchEvent(new Event('input'));
    await press('n', {}, field);
    present(root.querySelector<HTMLButtonElement>('kr-replay-notes [type="submit"]')).click();
    await fixture.whenStable();
    expect(written).toMatchObject([{ glyph: null, text: 'Better to raze.', marks: [] }]);
  });

  it('grows with a running game', async () => {
    const { fixture, text } = await show({ events: events.slice(0, 150) });
    const count = () => Number(/(\d+)$/.exec(text('.where'))?.[1]);
    const before = count();
    fixture.componentRef.setInput('events', events.slice(0, 220));
    await fixture.whenStable();
    expect(count()).toBeGreaterThan(before);
  });
});
