import { useCallback, useEffect, useRef, useState, type Dispatch, type RefObject, type SetStateAction } from 'react';

import { snapToWords } from '../../../domain/research/reading/wordSnap.ts';
import { rowIndexOf } from '../../../patterns/windowed/rowIndex.ts';
import { isSameStretch, selectedStretch, selectStretch, type Stretch } from './selectedPassage.ts';

const NONE_KEPT: readonly number[] = [];

/** The browser's selection in a text, as whole words. */
export interface TextSelection {
  /** The stretch that was last reported; undefined when nothing is selected. */
  readonly told: () => Stretch | undefined;
  /** Takes a stretch for selected that was not selected by hand, or nothing; the caller reports and shows it. */
  readonly take: (stretch: Stretch | undefined) => void;
  /** Blocks where the selection begins and ends: gone from the page, they would take its ends with them. */
  readonly kept: readonly number[];
  readonly setKept: Dispatch<SetStateAction<readonly number[]>>;
}

/**
 * Reports what is selected in a pane by pointer or keys, in whole words.
 * @param pane holds the text's blocks (selectedPassage.ts)
 * @param text the whole text
 * @param onSelect called with the stretch, undefined when nothing is selected. A stable function
 */
export function useTextSelection(
  pane: RefObject<HTMLElement | null>,
  text: string,
  onSelect: (stretch: Stretch | undefined) => void,
): TextSelection {
  const [kept, setKept] = useState(NONE_KEPT);
  /** The browser's selection as it last was, letter by letter, and what was reported of it. */
  const selected = useRef<{ raw?: Stretch | undefined; told?: Stretch | undefined }>({});
  /** Whether keys select, not a pointer. */
  const byKeys = useRef(false);
  /** Whether Alt was down as the pointer went down: then the letters are meant, not the words. */
  const byLetters = useRef(false);

  useEffect(() => {
    const tell = (raw: Stretch | undefined, told: Stretch | undefined) => {
      selected.current = { raw, told };
      onSelect(told);
    };
    const onChange = () => {
      const selection = document.getSelection();
      if (!pane.current || !selection?.anchorNode || !pane.current.contains(selection.anchorNode)) return;
      const ends = selection.isCollapsed
        ? NONE_KEPT
        : [selection.anchorNode, selection.focusNode].flatMap((node) => rowIndexOf(pane.current, node) ?? []);
      setKept((before) => (before.join() === ends.join() ? before : ends));
      if (selection.isCollapsed) {
        // Text that is drawn anew loses the browser's selection, too: what was chosen stays until the person is at work in it.
        if (pane.current.contains(document.activeElement)) tell(undefined, undefined);
        return;
      }
      const raw = selectedStretch(pane.current, text);
      const { raw: before, told } = selected.current;
      if (!raw) tell(undefined, undefined);
      // Selected as it was told: by us.
      else if (isSameStretch(raw, told)) tell(raw, raw);
      else {
        const shrunk =
          byKeys.current && before ? { start: raw.start > before.start, end: raw.end < before.end } : undefined;
        tell(raw, byLetters.current && !byKeys.current ? raw : snapToWords(text, raw, shrunk));
      }
    };
    // The browser's own selection becomes the words, too, once the hand is off: they are what is copied and read out.
    const settle = () => {
      if (!pane.current) return;
      if (!isSameStretch(selectedStretch(pane.current, text), selected.current.raw)) onChange();
      const { told } = selected.current;
      if (!told) return;
      selected.current = { raw: told, told };
      selectStretch(pane.current, text, told);
    };
    const isInPane = () => pane.current?.contains(document.getSelection()?.anchorNode ?? null) ?? false;
    const onPointerDown = ({ altKey, shiftKey, button, pointerType, target }: PointerEvent) => {
      byKeys.current = false;
      byLetters.current = altKey;
      // Words that are selected already would be dragged themselves, and none that overlap them could be selected.
      const isInWords = target instanceof Element && pane.current?.contains(target.closest('[data-start]'));
      if (pointerType !== 'mouse' || button !== 0 || shiftKey || !isInWords) return;
      document.getSelection()?.removeAllRanges();
      // Told at once: words drawn anew before the browser tells of the caret would be selected again, and the click be lost.
      tell(undefined, undefined);
    };
    const onPointerUp = ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse' && isInPane() && !document.getSelection()?.isCollapsed) settle();
    };
    const onKeyDown = ({ shiftKey }: KeyboardEvent) => {
      if (shiftKey) byKeys.current = true;
    };
    const onKeyUp = ({ key }: KeyboardEvent) => {
      if (key === 'Shift' && isInPane() && !document.getSelection()?.isCollapsed) settle();
    };
    const stopped = new AbortController();
    const { signal } = stopped;
    document.addEventListener('selectionchange', onChange, { signal });
    document.addEventListener('pointerdown', onPointerDown, { signal });
    document.addEventListener('pointerup', onPointerUp, { signal });
    document.addEventListener('keydown', onKeyDown, { signal });
    document.addEventListener('keyup', onKeyUp, { signal });
    return () => stopped.abort();
  }, [pane, text, onSelect]);

  const told = useCallback(() => selected.current.told, []);
  const take = useCallback((stretch: Stretch | undefined) => {
    selected.current = { raw: stretch, told: stretch };
  }, []);
  return { told, take, kept, setKept };
}
