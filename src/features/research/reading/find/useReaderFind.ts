import { useCallback, useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';

import type { TextRange } from '../../../../domain/core/textRange.ts';
import type { MaterialReading } from '../useMaterialReading.ts';
import type { ReadingColumns, ReadingPart } from '../view/ReaderHead.tsx';
import type { FindPanelProps } from './FindPanel.tsx';
import { useFindSteps, type FindStepsOf } from './useFindSteps.ts';

/** The search in all materials: its words, what it found, and the way there. */
export type MaterialFind = Pick<
  FindPanelProps,
  'words' | 'everywhere' | 'finding' | 'files' | 'onWordsChange' | 'onEverywhereChange'
> &
  Pick<FindStepsOf, 'order' | 'onOpen'>;

/** The reader that the search is part of. */
interface ReaderFindOf {
  readonly find: MaterialFind;
  readonly materialId: string;
  readonly reading: MaterialReading;
  /** The found place that a text on its way will open at; null when it is there, or opens at none. */
  readonly place: TextRange | null;
  readonly columns: ReadingColumns;
  readonly onColumnsChange: (columns: ReadingColumns) => void;
  /** Chooses the part that a phone shows. */
  readonly onPartChange: (part: ReadingPart) => void;
}

/** The search beside a text: its field, the way through what was found, and how it is called for. */
export function useReaderFind({ find, columns, onColumnsChange, onPartChange, ...of }: ReaderFindOf): {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly steps: ReturnType<typeof useFindSteps>;
  /** Whether there is something to go through. */
  readonly hasFound: boolean;
  readonly onFind: () => void;
} {
  const field = useRef<HTMLInputElement>(null);
  const steps = useFindSteps({ ...find, ...of, onShowText: () => onPartChange('text') });
  const hasFound = find.words.trim() !== '' && find.finding.found.length > 0;
  const onFind = useCallback(() => {
    // A column that is not there takes no focus.
    flushSync(() => {
      onPartChange('materials');
      if (!columns.materials || columns.findings) onColumnsChange({ ...columns, materials: true, findings: false });
    });
    field.current?.select();
  }, [columns, onColumnsChange, onPartChange]);
  return { field, steps, hasFound, onFind };
}
