import { useDeferredValue, useMemo, useState } from 'react';

import { findFolded } from '../../../domain/research/textSearch.ts';
import type { Stretch } from './selectedPassage.ts';

/** Most matches that are counted and marked; more help nobody. */
export const MOST_MATCHES = 500;

const NO_MATCHES: readonly Stretch[] = [];

/** A search for words in one text. */
export interface TextSearch {
  /** What is typed, and what is looked for a moment later, without blanks at its ends. */
  readonly query: string;
  readonly searched: string;
  /** Where the words stand, in order; at most {@link MOST_MATCHES}. */
  readonly matches: readonly Stretch[];
  /** Index of the match that is shown; 0 when there is none. */
  readonly current: number;
  /** Looks for other words, from the first match on. */
  readonly search: (query: string) => void;
  /** Goes so many matches on, round the ends. */
  readonly step: (by: number) => void;
}

/**
 * Finds words in a text.
 * @param text the whole text
 * @param first the words to begin with
 */
export function useTextSearch(text: string, first: string): TextSearch {
  const [query, setQuery] = useState(first);
  const [match, setMatch] = useState(0);
  const searched = useDeferredValue(query).trim();
  const matches = useMemo(
    () => (searched === '' ? NO_MATCHES : findFolded(text, searched, MOST_MATCHES)),
    [text, searched],
  );
  const current = Math.min(match, Math.max(0, matches.length - 1));
  return {
    query,
    searched,
    matches,
    current,
    search: (next) => {
      setQuery(next);
      setMatch(0);
    },
    step: (by) => setMatch((current + by + matches.length) % Math.max(1, matches.length)),
  };
}
