import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';

import { stepSelection, stretchOf, type DirectedSelection } from '../../../domain/research/reading/selectionSteps.ts';
import { rowAt, rowIndexOf } from '../../../patterns/windowed/rowIndex.ts';
import { blockAt, type ReadingBlock } from './readingBlocks.ts';
import { isSameStretch, type Stretch } from './selectedPassage.ts';

/** A text that is gone through by keys. */
export interface ReadingStepsOf {
  /** Holds the text's blocks. */
  readonly pane: RefObject<HTMLElement | null>;
  /** The whole text, and its blocks in order. */
  readonly text: string;
  readonly blocks: readonly ReadingBlock[];
  /** Selected range, and the callback to select another. */
  readonly chosen: Stretch | undefined;
  readonly onSelect: (stretch: Stretch | undefined) => void;
  /** Brings a block into the window, moving as little as it must. A stable function. */
  readonly bringNear: (index: number) => void;
  /** The place whose turn takes the focus; every new object does it again. */
  readonly home: { readonly at: number } | null;
}

/** Key actions of a text, and the block that must be in the page for the focus. */
export interface ReadingSteps {
  readonly stop: number | null;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** How many blocks on either side a step looks through. */
const NEAR = 20;

/** The block in which the turn before or after begins; the same one at the ends. */
function turnBeside(blocks: readonly ReadingBlock[], index: number, by: 1 | -1): number {
  const turn = blocks[index]?.turn;
  for (let at = index; blocks[at]; at += by) if (blocks[at]?.turn !== turn && blocks[at]?.first) return at;
  return index;
}

/** The block in which the turn of a block begins. */
function firstOf(blocks: readonly ReadingBlock[], index: number): number {
  let at = index;
  while (at > 0 && !blocks[at]?.first) at -= 1;
  return at;
}

/** The turns around a place, as much of each as is near: one of megabytes is not read for a single word. */
function partsNear(blocks: readonly ReadingBlock[], place: number): readonly Stretch[] {
  const index = blockAt(blocks, place);
  const near = blocks.slice(Math.max(0, index - NEAR), index + NEAR);
  const parts = new Map<object, Stretch>();
  for (const { turn, start, end } of near) parts.set(turn, { start: parts.get(turn)?.start ?? start, end });
  return [...parts.values()];
}

/**
 * Arrows on a turn go to the turns beside it; with Shift they select by words, with Ctrl or Alt as well by sentences, from the
 * turn on that has the focus.
 */
export function useReadingSteps(of: ReadingStepsOf): ReadingSteps {
  const { pane, text, blocks, chosen, onSelect, bringNear, home } = of;
  const selection = useRef<DirectedSelection | null>(null);
  const [stop, setStop] = useState<{ readonly index: number; readonly near: boolean } | null>(null);
  const [seenHome, setSeenHome] = useState(home);
  if (home !== seenHome) {
    setSeenHome(home);
    if (home) setStop({ index: firstOf(blocks, blockAt(blocks, home.at)), near: false });
  }

  useEffect(() => {
    if (!stop) return;
    // The visible part stays in sight when the focus comes back to a turn that begins further up.
    if (stop.near) bringNear(stop.index);
    rowAt(pane.current, stop.index)?.querySelector('button')?.focus({ preventScroll: true });
  }, [stop, pane, bringNear]);

  const select = (from: number, unit: 'word' | 'sentence', by: 1 | -1) => {
    const turn = blocks[from]?.turn;
    const last = selection.current;
    const begin = chosen
      ? last && isSameStretch(stretchOf(last), chosen)
        ? last
        : { anchor: chosen.start, head: chosen.end }
      : turn && { anchor: by > 0 ? turn.bodyStart : turn.end, head: by > 0 ? turn.bodyStart : turn.end };
    if (!begin) return;
    const next = stepSelection(text, partsNear(blocks, begin.head), begin, unit, by);
    selection.current = next;
    const stretch = stretchOf(next);
    const words = stretch && trimmed(text, stretch);
    // The reported range has no blanks at its ends: the direction is kept with it.
    if (words) selection.current = next.head > next.anchor ? directed(words) : backwards(words);
    onSelect(words);
    bringNear(blockAt(blocks, next.head));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey, ctrlKey, altKey, metaKey } = event;
    const index = rowIndexOf(pane.current, event.target);
    if (event.defaultPrevented || metaKey) return;
    // Notes of the margin have keys of their own.
    if (event.target !== pane.current && !(event.target as Element).matches('li > button')) return;
    const by = key === 'ArrowRight' || key === 'ArrowDown' ? 1 : key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : null;
    if (by === null) return;
    const isAcross = key === 'ArrowUp' || key === 'ArrowDown';
    if (shiftKey && (!isAcross || ctrlKey || altKey || index !== null)) {
      event.preventDefault();
      const from = index ?? (chosen ? blockAt(blocks, chosen.start) : firstShown(pane.current));
      select(from, ctrlKey || altKey || isAcross ? 'sentence' : 'word', by);
    } else if (isAcross && index !== null && !ctrlKey && !altKey) {
      event.preventDefault();
      setStop({ index: turnBeside(blocks, index, by), near: true });
    }
  };

  return { stop: stop?.index ?? null, onKeyDown };
}

const directed = ({ start, end }: Stretch): DirectedSelection => ({ anchor: start, head: end });
const backwards = ({ start, end }: Stretch): DirectedSelection => ({ anchor: end, head: start });

function trimmed(text: string, { start, end }: Stretch): Stretch | undefined {
  let [from, to] = [start, end];
  while (from < to && /\s/.test(text.charAt(from))) from += 1;
  while (to > from && /\s/.test(text.charAt(to - 1))) to -= 1;
  return from < to ? { start: from, end: to } : undefined;
}

/** Index of the first block that can be seen; 0 when none can. */
export function firstShown(pane: HTMLElement | null): number {
  const top = pane?.getBoundingClientRect().top ?? 0;
  const rows = [...(pane?.querySelectorAll<HTMLElement>('li[data-index]') ?? [])];
  return Number(rows.find((row) => row.getBoundingClientRect().bottom > top + 8)?.dataset.index ?? 0);
}
