import { styled } from 'styled-components';

import type { Passage } from '../../domain/research/research.ts';
import { spaces, widths } from '../../theme/tokens.ts';
import { QuoteLink } from './reading/QuoteLink.tsx';

/** A line of a study's list. */
export interface InsightLine {
  /** Unique in the list. */
  readonly key: string;
  readonly text: string;
  /** The respondent's words that it rests on. Default none. */
  readonly quote?: string;
  /** Where the words stand. Default nowhere. */
  readonly passage?: Passage | null;
}

export interface InsightListProps {
  /** Insights, or questions, in their order. */
  lines: readonly InsightLine[];
  /** Opens a material at a quote. */
  onOpenPassage: (passage: Passage) => void;
}

const Lines = styled.ul`
  max-width: ${widths.reading};

  & > li {
    display: grid;
    gap: ${spaces[1]}px;
    padding-inline-start: ${spaces[4]}px;
    text-wrap: pretty;
  }
  & > li > span::before {
    content: '—';
    position: absolute;
    margin-inline-start: -${spaces[4]}px;
    color: var(--color-ink-soft);
  }
`;

/** What a study asked or found, line by line, each with the words it rests on. */
export function InsightList({ lines, onOpenPassage }: InsightListProps) {
  return (
    <Lines>
      {lines.map((line) => (
        <li key={line.key}>
          <span>{line.text}</span>
          {line.quote ? (
            <QuoteLink quote={{ text: line.quote, passage: line.passage ?? null }} onOpen={onOpenPassage} />
          ) : null}
        </li>
      ))}
    </Lines>
  );
}
