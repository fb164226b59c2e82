import { useCallback, useState } from 'react';

import { nextPassage, type MarkedPassage } from '../../../../domain/research/markedPassages.ts';
import { media } from '../../../../theme/media.ts';
import type { MaterialReading } from '../useMaterialReading.ts';
import { useChanged } from '../useChanged.ts';
import type { ReadingColumns, ReadingPart } from './ReaderHead.tsx';

/** Marked passages of a text, and where they can be shown. */
export interface PassageWalkOf {
  /** Id of the material; another one starts anew. */
  readonly materialId: string;
  readonly reading: Pick<MaterialReading, 'passages' | 'visit' | 'pane'>;
  readonly columns: ReadingColumns;
  readonly onColumnsChange: (columns: ReadingColumns) => void;
}

/** Which mark is looked at, whose note is open, and what a phone shows of the view. */
export interface PassageWalk {
  readonly part: ReadingPart;
  readonly setPart: (part: ReadingPart) => void;
  /** Ids of passages: the one whose note is open, and the one that is looked at; null for none. */
  readonly opened: string | null;
  readonly current: string | null;
  /** Opens the note of a passage where it can be seen; null closes. */
  readonly openNote: (id: string | null) => void;
  /** Opens the note of a passage at its place; null closes. */
  readonly setOpened: (id: string | null) => void;
  /** Marked words were pressed. A stable function. */
  readonly onPress: (ids: readonly string[]) => void;
  /** Brings a passage into view. */
  readonly show: (passage: MarkedPassage) => void;
  /** Goes to the next or the previous passage. */
  readonly step: (by: 1 | -1) => void;
}

const isPhone = (): boolean => window.matchMedia(media.mobile.replace('@media ', '')).matches;

/** Goes from mark to mark of a text. */
export function usePassageWalk({ materialId, reading, columns, onColumnsChange }: PassageWalkOf): PassageWalk {
  const { passages, visit, pane } = reading;
  const [part, setPart] = useState<ReadingPart>('text');
  const [opened, setOpened] = useState<string | null>(null);
  const [current, setCurrent] = useState<string | null>(null);
  useChanged(materialId, () => {
    setPart('text');
    setOpened(null);
    setCurrent(null);
  });

  const openNote = useCallback(
    (id: string | null) => {
      setOpened(id);
      if (id === null) return;
      setCurrent(id);
      if (isPhone()) setPart('marks');
      else if (!columns.margin) onColumnsChange({ ...columns, margin: true });
    },
    [columns, onColumnsChange],
  );
  // Words under several marks: each press opens the next of them, the innermost first.
  const onPress = useCallback(
    (ids: readonly string[]) => {
      const at = opened === null ? -1 : ids.indexOf(opened);
      openNote(ids.at(at === -1 ? -1 : at - 1) ?? null);
    },
    [opened, openNote],
  );
  const show = (passage: MarkedPassage) => {
    setPart('text');
    setCurrent(passage.id);
    visit(passage);
  };
  const step = (by: 1 | -1) => {
    const at = pane.chosen?.start ?? pane.shown?.start ?? 0;
    const next = nextPassage(passages, current === null ? { at } : { id: current }, by);
    if (next) show(next);
  };
  return { part, setPart, opened, current, openNote, setOpened, onPress, show, step };
}
