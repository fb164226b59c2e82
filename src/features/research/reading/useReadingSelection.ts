import { useCallback, useLayoutEffect, type ClipboardEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';

import type { MarkedPassages } from '../../../domain/research/markedPassages.ts';
import { blockAt, type ReadingBlock } from './readingBlocks.ts';
import { isSameStretch, selectBlocks, selectStretch, type Stretch } from './selectedPassage.ts';
import { useTextSelection } from './useTextSelection.ts';

/** A text whose words are selected, and what is drawn over it. */
export interface ReadingSelectionOf {
  /** Holds the text's blocks. */
  readonly pane: RefObject<HTMLElement | null>;
  /** The whole text, and its blocks in order. */
  readonly text: string;
  readonly blocks: readonly ReadingBlock[];
  /** Marked stretches, and those brought into view: drawn anew, they remove the browser's selection with them. */
  readonly marks: readonly Stretch[];
  readonly shown: Stretch | null;
  /** Stored marks: they, too, cut the words anew when some of them come or go. */
  readonly passages: MarkedPassages;
  /** Program's proposals: they come a while after the text, and cut the words anew under an existing selection. */
  readonly findings: readonly Stretch[];
  /** Selected range, as the caller has it. */
  readonly chosen: Stretch | undefined;
  /** Called with what is selected, in whole words. A stable function. */
  readonly onSelect: (stretch: Stretch | undefined) => void;
  /** Copies the selected words; without it they are copied as they are. */
  readonly onCopy?: ((words: string) => void) | undefined;
}

/** Selection handling of a reading pane. */
export interface ReadingSelection {
  /** Indexes of the blocks that must stay in the page. */
  readonly kept: readonly number[];
  /** Copies whole words instead of the letters that the browser has selected. */
  readonly copyChosen: (event: ClipboardEvent) => void;
  /** Selects the whole turn that begins in a block. A stable function while the text is the same. */
  readonly selectTurn: (index: number) => void;
}

/** Selects blocks of a pane, whole, when they are in the page. */
function selectRows({ current }: RefObject<HTMLElement | null>, from: number, to: number): void {
  if (current) selectBlocks(current, from, to);
}

/** Keeps the browser's selection, the chosen words and the blocks in the page together. */
export function useReadingSelection(of: ReadingSelectionOf): ReadingSelection {
  const { pane, text, blocks, marks, shown, passages, findings, chosen, onSelect, onCopy } = of;
  const { told, take, kept, setKept } = useTextSelection(pane, text, onSelect);

  // A choice made elsewhere, a hint's words, is selected here as well, as soon as it is rendered.
  useLayoutEffect(() => {
    if (isSameStretch(chosen, told())) return;
    take(chosen);
    if (chosen) setKept([blockAt(blocks, chosen.start), blockAt(blocks, chosen.end - 1)]);
    document.getSelection()?.removeAllRanges();
  }, [chosen, blocks, told, take, setKept]);
  // And again when marks are rendered anew, which takes the selection with it; not while the person types the words to find.
  useLayoutEffect(() => {
    const last = told();
    const selection = document.getSelection();
    if (!pane.current || !last || !selection?.isCollapsed) return;
    if (selection.rangeCount === 0 || pane.current.contains(selection.anchorNode)) {
      selectStretch(pane.current, text, last);
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- whatever of them is rendered anew takes the selection with it
  }, [kept, marks, shown, text, pane, told]);

  // The words themselves were just marked or proposed: cut into other pieces they leave a shorter selection, or an empty one.
  useLayoutEffect(() => {
    const last = told();
    const anchor = document.getSelection()?.anchorNode ?? null;
    if (last && anchor && pane.current?.contains(anchor)) selectStretch(pane.current, text, last);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- what is marked or proposed is drawn anew
  }, [passages, findings, text, pane, told]);

  const copyChosen = (event: ClipboardEvent) => {
    if (!chosen || document.getSelection()?.isCollapsed !== false) return;
    event.preventDefault();
    const words = text.slice(chosen.start, chosen.end);
    if (onCopy) onCopy(words);
    else event.clipboardData.setData('text/plain', words);
  };

  const selectTurn = useCallback(
    (index: number) => {
      const turn = blocks[index]?.turn;
      if (!turn) return;
      let last = index;
      while (blocks[last + 1]?.turn === turn) last += 1;
      flushSync(() => setKept([index, last]));
      selectRows(pane, index, last);
      const whole = { start: turn.bodyStart, end: turn.end };
      take(whole);
      onSelect(whole);
    },
    [blocks, pane, setKept, take, onSelect],
  );

  return { kept, copyChosen, selectTurn };
}
