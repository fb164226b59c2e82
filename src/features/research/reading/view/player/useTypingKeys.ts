import { useEffect, useRef } from 'react';

import { isDialogOpen } from '../../../../../ui/dialog/isDialogOpen.ts';

/** Actions of the typing keys. */
export interface TypingActs {
  /** Stops, or plays on a little before where it stopped. */
  readonly toggle: () => void;
  readonly back: () => void;
  readonly stamp: () => void;
  /** Begins a turn of the speaker at this index of the list, from 0; undefined: of the next speaker. */
  readonly turn: (index?: number) => void;
}

/** The keys of typing, each with what it does, as the view lists them. */
export const TYPING_KEYS: readonly (readonly [keys: string, does: string])[] = [
  ['F2, Ctrl + Пробел', 'стоп и дальше, с шагом назад'],
  ['F3, Ctrl + ,', 'на 5 секунд назад'],
  ['F4, Ctrl + J', 'отметка времени'],
  ['Ctrl + Enter', 'реплика следующего'],
  ['Alt + 1…9', 'реплика говорящего'],
];

/**
 * Returns the action of a key press; undefined when it is an ordinary one. Letters are matched by place, so that a Russian layout
 * works.
 */
function actOf(event: KeyboardEvent, acts: TypingActs): (() => void) | undefined {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (shiftKey || metaKey) return undefined;
  if (altKey) {
    const digit = ctrlKey ? undefined : /^Digit([1-9])$/.exec(code)?.[1];
    return digit === undefined ? undefined : () => acts.turn(Number(digit) - 1);
  }
  if (ctrlKey) {
    const withCtrl: Readonly<Record<string, () => void>> = {
      Space: acts.toggle,
      Comma: acts.back,
      KeyJ: acts.stamp,
      Enter: () => acts.turn(),
    };
    return Object.hasOwn(withCtrl, code) ? withCtrl[code] : undefined;
  }
  const alone: Readonly<Record<string, () => void>> = { F2: acts.toggle, F3: acts.back, F4: acts.stamp };
  return Object.hasOwn(alone, key) ? alone[key] : undefined;
}

/** Hears the keys of typing wherever the focus is, but none under a dialog. */
export function useTypingKeys(acts: TypingActs): void {
  const latest = useRef(acts);
  useEffect(() => {
    latest.current = acts;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isDialogOpen()) return;
      const act = actOf(event, latest.current);
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
