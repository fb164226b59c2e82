import { useRef, useState, useSyncExternalStore, type KeyboardEvent, type RefObject } from 'react';

import { INTRO_STEPS } from './introSteps.ts';

function onVisibilityChange(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

const isVisible = (): boolean => !document.hidden;

/** Visibility for a screen that the build draws. */
const alwaysVisible = (): boolean => true;

/** Whether the tab can be seen; nothing plays in a hidden tab. */
const useTabVisible = (): boolean => useSyncExternalStore(onVisibilityChange, isVisible, alwaysVisible);

const LAST = INTRO_STEPS.length - 1;

/** The introduction as it is gone through. */
export interface IntroPlayback {
  /** The step that is shown. */
  readonly index: number;
  readonly playing: boolean;
  /** Whether playback is on but waits because the tab is hidden. */
  readonly held: boolean;
  /** The list of the steps' buttons. */
  readonly steps: RefObject<HTMLOListElement | null>;
  /** Goes to a step, and plays no more. */
  readonly go: (index: number) => void;
  /** Plays, from the beginning when it is over; or pauses. */
  readonly toggle: () => void;
  /** The present step has had its time. */
  readonly advance: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Plays the introduction, pauses it, and goes by arrow keys. */
export function useIntroPlayback(): IntroPlayback {
  const [index, setIndex] = useState(0);
  const [playing, setPlaying] = useState(false);
  const visible = useTabVisible();
  const steps = useRef<HTMLOListElement>(null);

  const go = (next: number) => {
    setPlaying(false);
    setIndex(Math.min(LAST, Math.max(0, next)));
  };
  const play = () => {
    if (index === LAST) setIndex(0);
    setPlaying(true);
  };
  const advance = () => {
    if (index >= LAST - 1) setPlaying(false);
    setIndex(Math.min(LAST, index + 1));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: LAST }[event.key];
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    go(to);
    // On a step's own button the focus goes along; on «Дальше» it stays, so that it can be pressed again.
    const buttons = [...(steps.current?.querySelectorAll('button') ?? [])];
    if (buttons.includes(document.activeElement as HTMLButtonElement)) {
      buttons[Math.min(LAST, Math.max(0, to))]?.focus();
    }
  };
  return {
    index,
    playing,
    held: !visible,
    steps,
    go,
    toggle: playing ? () => setPlaying(false) : play,
    advance,
    onKeyDown,
  };
}
