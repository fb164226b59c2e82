import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { watchTooltips, type TooltipWanted } from '#src/ui/tooltip/watchTooltips.ts';

let shown: string | null;
let watch: ReturnType<typeof watchTooltips>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  document.body.innerHTML =
    '<main><button data-tooltip="Скачать">1</button><button data-tooltip="Править">2</button></main>';
  shown = null;
  watch = watchTooltips((wanted: TooltipWanted | null) => {
    shown = wanted?.content ?? null;
  });
});
afterEach(() => {
  watch.end();
  document.body.innerHTML = '';
  vi.useRealTimers();
});

const control = (index: number): HTMLElement => document.querySelectorAll('button')[index] as HTMLElement;

function walkTo(index: number): void {
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
  control(index).focus();
}

/** The pointer comes over an element. What a browser tells of a pointer at rest, under which the page changed, has no move. */
function over(target: Element, at: readonly [number, number], moved: boolean): void {
  const event = { bubbles: true, pointerType: 'mouse', clientX: at[0], clientY: at[1] };
  target.dispatchEvent(new PointerEvent('pointerover', event));
  if (moved) target.dispatchEvent(new PointerEvent('pointermove', event));
}

it('what the keyboard is at keeps its name while the page changes under a pointer that rests', () => {
  over(document.body, [300, 200], true);
  walkTo(0);
  expect(shown).toBe('Скачать');
  over(document.querySelector('main') as Element, [300, 200], false);
  over(control(1), [300, 200], false);
  vi.advanceTimersByTime(1_000);
  expect(shown).toBe('Скачать');
});

it('a pointer that moves takes the attention from the keyboard', () => {
  over(document.body, [300, 200], true);
  walkTo(0);
  over(document.querySelector('main') as Element, [301, 200], true);
  vi.advanceTimersByTime(1_000);
  expect(shown).toBeNull();
  walkTo(1);
  expect(shown).toBe('Править');
  over(control(0), [310, 200], true);
  expect(shown).toBe('Скачать');
  // Its name came by the pointer, and goes when something else comes to lie under it.
  over(document.body, [310, 200], false);
  vi.advanceTimersByTime(1_000);
  expect(shown).toBeNull();
});
