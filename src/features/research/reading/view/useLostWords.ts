import { useCallback, useMemo } from 'react';

import { refused } from '../../../../domain/core/outcome.ts';
import type { MarkedPassage } from '../../../../domain/research/markedPassages.ts';
import { findPassageAgain } from '../../../../domain/research/reading/passageMoves.ts';
import type { SelectedQuote } from '../../../../domain/research/reading/selectedQuote.ts';
import type { LostWordsProps } from '../note/LostWords.tsx';
import type { PassageActs } from '../note/passageActs.ts';
import type { MaterialReading } from '../useMaterialReading.ts';

/** A text some of whose marked words are gone. */
export interface LostWordsOf {
  readonly text: string;
  readonly reading: Pick<MaterialReading, 'passages' | 'quote' | 'quoteAt' | 'visit'>;
  readonly onMove: PassageActs['onMove'];
}

/** How words that are gone are looked for again; undefined for those that are there. A stable function while nothing is lost. */
export function useLostWords({
  text,
  reading,
  onMove,
}: LostWordsOf): (passage: MarkedPassage) => LostWordsProps | undefined {
  const { passages, quote, quoteAt, visit } = reading;
  const lost = useMemo(() => new Set(passages.lost.map(({ id }) => id)), [passages.lost]);
  // The selection counts only where something may be put: with nothing lost the function stays the same.
  const chosen = lost.size > 0 ? quote : null;
  return useCallback(
    (passage) => {
      if (!lost.has(passage.id)) return undefined;
      const moveTo = async (to: SelectedQuote) => {
        const outcome = await onMove(passage, to);
        if (outcome.ok) visit(to.passage);
        return outcome;
      };
      return {
        onFindAgain: () => {
          const place = findPassageAgain(passage, text);
          return place
            ? moveTo(quoteAt(place))
            : Promise.resolve(refused('Этих слов в тексте нет: укажите место сами.'));
        },
        onMoveHere: chosen ? () => moveTo(chosen) : undefined,
      };
    },
    [lost, text, chosen, quoteAt, visit, onMove],
  );
}
