import { useCallback, useDeferredValue, useMemo, useState } from 'react';

import { fold } from '../../../domain/core/format.ts';
import { lazily } from '../../../domain/core/lazily.ts';
import { MOST_PLACES } from '../../../domain/research/reading/foundTexts.ts';
import { findInFolded } from '../../../domain/research/textSearch.ts';
import type { Stretch } from './selectedPassage.ts';

/** Most matches that are counted and marked; more are of no use. */
export const MOST_MATCHES = MOST_PLACES;

const NO_MATCHES: readonly Stretch[] = [];

/** A search for words in one text. */
export interface ReaderSearch {
  /** Typed text, and the text searched a moment later, without blanks at its ends. */
  readonly query: string;
  readonly searched: string;
  /** Places of the words, in order; at most {@link MOST_MATCHES}. */
  readonly matches: readonly Stretch[];
  /** Index of the match that is shown; 0 when there is none. */
  readonly current: number;
  /** Looks for other words, from the match on that begins at a place or behind it; by default from the first. A stable function. */
  readonly search: (query: string, place?: number) => void;
  /** Goes so many matches on, round the ends. */
  readonly step: (by: number) => void;
}

/** The match that is wanted: by its number, or the first that begins at a place or behind it. */
type Aim = { readonly match: number } | { readonly place: number };

function aimed(matches: readonly Stretch[], aim: Aim): number {
  const last = Math.max(0, matches.length - 1);
  if ('match' in aim) return Math.min(aim.match, last);
  const found = matches.findIndex(({ start }) => start >= aim.place);
  return found === -1 ? last : found;
}

/**
 * Finds words in a text.
 * @param text the whole text
 * @param first the words to begin with
 * @param place where to begin among them. Default the beginning
 */
export function useTextSearch(text: string, first: string, place = 0): ReaderSearch {
  const [query, setQuery] = useState(first);
  const [aim, setAim] = useState<Aim>({ place });
  const searched = useDeferredValue(query).trim();
  // Folded once for all words: a text of 50 MB takes a third of a second.
  const folded = useMemo(() => lazily(() => fold(text)), [text]);
  const matches = useMemo(
    () => (searched === '' ? NO_MATCHES : findInFolded(folded(), searched, MOST_MATCHES)),
    [folded, searched],
  );
  const current = aimed(matches, aim);
  const search = useCallback((next: string, from = 0) => {
    setQuery(next);
    setAim({ place: from });
  }, []);
  return {
    query,
    searched,
    matches,
    current,
    search,
    step: (by) => setAim({ match: (current + by + matches.length) % Math.max(1, matches.length) }),
  };
}
