import type { KeyboardEvent } from 'react';

/** Lines that a text takes in a card of usual width, for browsers whose text areas do not grow by themselves. */
export const rowsOf = (text: string): number =>
  Math.min(
    16,
    Math.max(
      4,
      text.split('\n').reduce((sum, line) => sum + 1 + Math.floor(line.length / 48), 0),
    ),
  );

/** Ctrl+Enter saves, Escape gives up; not while a word is being composed. */
export function pressed(
  event: KeyboardEvent,
  busy: boolean,
  { run, cancel }: Record<'run' | 'cancel', () => void>,
): void {
  if (event.nativeEvent.isComposing || busy) return;
  const act = event.key === 'Enter' && (event.ctrlKey || event.metaKey) ? run : event.key === 'Escape' ? cancel : null;
  if (!act) return;
  event.preventDefault();
  act();
}
