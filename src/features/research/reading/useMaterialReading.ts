import { useCallback, useMemo, useState } from 'react';

import type { Loadable } from '../../../domain/core/loadable.ts';
import {
  markedPassages,
  NO_PASSAGES,
  type MarkedPassage,
  type MarkedPassages,
  type PassageSources,
} from '../../../domain/research/markedPassages.ts';
import type { Material } from '../../../domain/research/research.ts';
import type { SelectedQuote } from '../../../domain/research/rules.ts';
import { turnAt, turnsOf } from '../../../domain/research/transcript.ts';
import { findSignals, type Signal } from '../../../domain/search/signals.ts';
import type { ReadingPaneProps } from './ReadingPane.tsx';
import { isSameStretch, type Stretch } from './selectedPassage.ts';
import { useTextSearch, type TextSearch } from './useTextSearch.ts';

/** A material that is read. */
export interface MaterialReadingOf {
  /** The file that is read. */
  material: Material;
  /** Its text, pending or failed. */
  text: Loadable<string>;
  /** The place to open at, highlighted: a quote that was followed here. */
  place: Stretch | null;
  /** Words of the list's search, to begin with what it found. Default none. */
  query?: string;
  /** Where the words marked in it come from. */
  sources: PassageSources;
}

/** What is shown of it, and what is chosen in it. */
export interface MaterialReading {
  readonly search: TextSearch;
  /** Looks for other words; a signal is followed no more. */
  readonly onSearch: (query: string) => void;
  /** Places where a respondent's words may be worth a quote, and the one that is shown, or null. */
  readonly signals: readonly Signal[];
  readonly hint: number | null;
  readonly showSignal: (index: number) => void;
  /** The chosen words as a quote, or null. */
  readonly quote: SelectedQuote | null;
  /** Selects nothing any more. */
  readonly unselect: () => void;
  /** What is marked for good. */
  readonly passages: MarkedPassages;
  /** Brings a marked passage into view, until something else is looked for. */
  readonly visit: (passage: MarkedPassage) => void;
  readonly pane: Pick<ReadingPaneProps, 'turns' | 'marks' | 'shown' | 'chosen' | 'onSelect'>;
}

const NO_MARKS: readonly Stretch[] = [];

/** Reads a material: follows a quote, a search or a signal to its place, and keeps what is chosen. */
export function useMaterialReading({ material, text, place, query = '', sources }: MaterialReadingOf): MaterialReading {
  const [chosen, setChosen] = useState<Stretch | undefined>();
  const [hint, setHint] = useState<number | null>(null);
  const [visited, setVisited] = useState<Stretch | null>(null);
  const body = text.state === 'ready' ? text.value : '';
  const search = useTextSearch(body, place ? '' : query);
  const { matches } = search;

  const turns = useMemo(() => turnsOf(body), [body]);
  const signals = useMemo(() => findSignals(body, turns), [body, turns]);
  const followed = hint === null ? place : (signals[hint] ?? place);
  const passages = useMemo(
    () => (body === '' ? NO_PASSAGES : markedPassages(material.id, body, sources)),
    [body, material.id, sources],
  );
  const shown = visited ?? matches[search.current] ?? (search.searched === '' ? followed : null);
  const marks = useMemo(() => (matches.length > 0 ? matches : followed ? [followed] : NO_MARKS), [matches, followed]);
  const onSelect = useCallback(
    (stretch: Stretch | undefined) => setChosen((before) => (isSameStretch(before, stretch) ? before : stretch)),
    [],
  );

  const quote = useMemo((): SelectedQuote | null => {
    if (!chosen) return null;
    const turn = turnAt(turns, chosen.start);
    return {
      text: body.slice(chosen.start, chosen.end),
      respondent: turn?.speaker ?? '',
      passage: { materialId: material.id, ...chosen },
    };
  }, [body, turns, chosen, material.id]);

  return {
    search: {
      ...search,
      step: (by) => {
        setVisited(null);
        search.step(by);
      },
    },
    onSearch: (words) => {
      search.search(words);
      setHint(null);
      setVisited(null);
    },
    signals,
    hint,
    showSignal: (index) => {
      const signal = signals[index];
      search.search('');
      setVisited(null);
      setHint(index);
      setChosen(signal && { start: signal.start, end: signal.end });
    },
    quote,
    unselect: () => setChosen(undefined),
    passages,
    visit: ({ start, end }) => setVisited({ start, end }),
    pane: { turns, marks, shown, chosen, onSelect },
  };
}
