import { useCallback, useMemo, useState } from 'react';

import type { Loadable } from '../../../domain/core/loadable.ts';
import { passageComposer, NO_PASSAGES, type MarkedPassages } from '../../../domain/research/markedPassages.ts';
import type { PassageSources } from '../../../domain/research/reading/gatheredPassages.ts';
import type { SpeakerLabels } from '../../../domain/research/layouts/blockHead.ts';
import type { Material } from '../../../domain/research/research.ts';
import type { SelectedQuote } from '../../../domain/research/reading/selectedQuote.ts';
import { turnAt, turnsOf, type Turn } from '../../../domain/research/transcript.ts';
import type { ReadingPaneProps } from './ReadingPane.tsx';
import { isSameStretch, type Stretch } from './selectedPassage.ts';
import { useChanged } from './useChanged.ts';
import { useTextSearch, type ReaderSearch } from './useTextSearch.ts';

/** Parsed content of an opened text. */
export interface ParsedText {
  readonly turns: readonly Turn[];
}

export interface MaterialReadingOf {
  /** The file that is read. */
  material: Material;
  /** Its text, pending or failed. */
  text: Loadable<string>;
  /** Who speaks in it, by their labels; null: guessed. Default guessed. */
  labels?: SpeakerLabels;
  /** Already parsed content: in a long text parsing takes too long to hold up the page. Default: it is parsed here, at once. */
  parsed?: ParsedText | null | undefined;
  /** The place to open at, highlighted: a quote that was followed here. */
  place: Stretch | null;
  /** Words that are looked for in all materials, or were in the list: the text shows their places. Default none. */
  query?: string;
  /** Whether the place is one of those, not a quote that was followed. Default false. */
  isFound?: boolean;
  /** Where the words marked in it come from. */
  sources: PassageSources;
}

/** Shown and chosen content of a text. */
export interface MaterialReading {
  readonly search: ReaderSearch;
  /** Looks for other words; what was followed is followed no more. */
  readonly onSearch: (query: string) => void;
  /** Brings a place into view and selects its words, whatever was looked for; null follows nothing. A stable function. */
  readonly follow: (place: Stretch | null) => void;
  /** The chosen words as a quote, or null. */
  readonly quote: SelectedQuote | null;
  /** Words of the text as a quote. A stable function while the text is the same. */
  readonly quoteAt: (place: Stretch) => SelectedQuote;
  /** Selects nothing any more. */
  readonly unselect: () => void;
  /** Stored marks. */
  readonly passages: MarkedPassages;
  /** Brings a place into view, until something else is looked for. */
  readonly visit: (place: Stretch) => void;
  /** Looks for words from a place on, and brings it into view. */
  readonly findAt: (words: string, place: Stretch) => void;
  readonly pane: Pick<ReadingPaneProps, 'turns' | 'marks' | 'shown' | 'chosen' | 'onSelect'>;
}

const NO_MARKS: readonly Stretch[] = [];

/** Reads a material: follows a quote, a search or a finding to its place, and keeps what is chosen. */
export function useMaterialReading(of: MaterialReadingOf): MaterialReading {
  const { material, text, labels = null, parsed, query = '', isFound = false, sources } = of;
  // The same object while it is the same place: a new one is brought into view again.
  const { start, end } = of.place ?? {};
  const place = useMemo(() => (start === undefined || end === undefined ? null : { start, end }), [start, end]);
  const [chosen, setChosen] = useState<Stretch | undefined>();
  const [hint, setHint] = useState<Stretch | null>(null);
  const [visited, setVisited] = useState<Stretch | null>(null);
  const body = text.state === 'ready' ? text.value : '';
  const words = place && !isFound ? '' : query;
  const search = useTextSearch(body, words, place?.start);
  const { matches } = search;
  const giveUp = () => {
    setHint(null);
    setVisited(null);
  };
  // Another file, another place of it, or other words for all files: what was looked at before is given up.
  useChanged(material.id, () => {
    setChosen(undefined);
    giveUp();
    search.search(words, place?.start);
  });
  // Another text in the file's place: other words are there now, which no one chose.
  useChanged(body, () => setChosen(undefined));
  useChanged(place, () => {
    giveUp();
    if (place) search.search(words, place.start);
  });
  useChanged(query, () => {
    giveUp();
    search.search(query, isFound ? place?.start : 0);
  });

  const known = text.state === 'ready' ? parsed : null;
  const turns = useMemo(
    () => known?.turns ?? turnsOf({ text: body, labels }, material.speakers),
    [known, body, labels, material.speakers],
  );
  const followed = hint ?? place;
  const [compose] = useState(passageComposer);
  const passages = useMemo(
    () => (body === '' ? NO_PASSAGES : compose(material.id, body, sources)),
    [compose, body, material.id, sources],
  );
  const shown = visited ?? matches[search.current] ?? (search.searched === '' ? followed : null);
  // A place that is also selected needs no mark: it would draw the words anew, and remove the browser's selection with them.
  const marked = hint ? null : place;
  const marks = useMemo(() => (matches.length > 0 ? matches : marked ? [marked] : NO_MARKS), [matches, marked]);
  const onSelect = useCallback(
    (stretch: Stretch | undefined) => setChosen((before) => (isSameStretch(before, stretch) ? before : stretch)),
    [],
  );

  const quoteAt = useCallback(
    ({ start: from, end: to }: Stretch): SelectedQuote => ({
      text: body.slice(from, to),
      respondent: turnAt(turns, from)?.speaker ?? '',
      passage: { materialId: material.id, start: from, end: to },
    }),
    [body, turns, material.id],
  );
  const quote = useMemo(() => (chosen ? quoteAt(chosen) : null), [chosen, quoteAt]);

  const { search: searchFor } = search;
  const follow = useCallback(
    (to: Stretch | null) => {
      // Only the place of a larger object counts, and a new one is brought into view again.
      const next = to && { start: to.start, end: to.end };
      searchFor('');
      setVisited(null);
      setHint(next);
      setChosen(next ?? undefined);
    },
    [searchFor],
  );
  const visit = useCallback(({ start: from, end: to }: Stretch) => setVisited({ start: from, end: to }), []);

  return {
    search: {
      ...search,
      step: (by) => {
        setVisited(null);
        search.step(by);
      },
    },
    onSearch: (next) => {
      search.search(next);
      giveUp();
    },
    follow,
    quote,
    quoteAt,
    unselect: () => setChosen(undefined),
    passages,
    visit,
    findAt: (next, { start, end }) => {
      search.search(next, start);
      setHint(null);
      setVisited({ start, end });
    },
    pane: { turns, marks, shown, chosen, onSelect },
  };
}
