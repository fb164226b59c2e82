import { ChevronRight } from 'lucide-react';
import { styled } from 'styled-components';

import { innerQuotes } from '../../domain/core/format.ts';
import type { JourneyQuote } from '../../domain/tactics/journeyCard.ts';
import { media } from '../../theme/media.ts';
import { fontSizes, radii, spaces } from '../../theme/tokens.ts';
import { OriginBadge } from './OriginBadge.tsx';
import { byOrigin, runsOf } from './journey/originRuns.ts';
import { ShowAll, type ShowAllNoun } from './ShowAll.tsx';

export interface QuoteListProps {
  /** The quotes, in any order of origin. */
  quotes: readonly JourneyQuote[];
  /** Owner of the quotes, for the name of the button that shows the rest, where several lists are side by side. Default none. */
  of?: string;
  /** How many are shown at first. */
  limit: number;
  /** Whether the origin is named; not where the whole card is an example and says so. Default true. */
  origins?: boolean;
  /** Called when a quote is pressed. */
  onOpen: (quote: JourneyQuote) => void;
}

const Runs = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[3]}px;

  & ul {
    display: grid;
    gap: ${spaces[2]}px;
  }
`;

const Words = styled.blockquote`
  margin: 0;
  border-inline-start: 3px solid var(--color-hairline);

  &[data-origin='research'] {
    border-color: var(--color-mark);
  }
  & > button {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 16px;
    column-gap: ${spaces[3]}px;
    align-items: center;
    width: 100%;
    padding: ${spaces[1]}px ${spaces[2]}px ${spaces[1]}px ${spaces[3]}px;
    border: 0;
    border-radius: 0 ${radii.small}px ${radii.small}px 0;
    background: none;
    text-align: start;
    cursor: pointer;
  }
  & > button:hover {
    background: var(--color-sunken);
  }
  /* The dialog has them whole. */
  & > button > span:first-child {
    display: -webkit-box;
    overflow: hidden;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 5;
    text-wrap: pretty;
  }
  & > button:hover > span:first-child {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }
  & > button > svg {
    grid-row: 1 / span 2;
    grid-column: 2;
    width: 16px;
    height: 16px;
    color: var(--color-ink-soft);
  }
  & > button > span {
    grid-column: 1;
  }
  & > button > span + span {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.xs};
    overflow-wrap: anywhere;
  }
  &[data-quiet='true'] {
    color: var(--color-ink-soft);
  }
  ${media.mobile} {
    & > button {
      min-height: 44px;
    }
  }
`;

const NOUN: ShowAllNoun = ['все', 'цитаты'];

/** Where a quote comes from, in one line. The fixed study of an example is no source, so only the dialog names it. */
function sourceOf({ respondent, research, origin }: JourneyQuote): string {
  return [respondent, origin === 'example' ? '' : research].filter((part) => part.trim() !== '').join(' · ');
}

/** Respondents' quotes at a touchpoint; pressing one opens «Детали исследования». */
export function QuoteList({ quotes, of, limit, origins = true, onOpen }: QuoteListProps) {
  return (
    <ShowAll items={byOrigin(quotes)} limit={limit} noun={NOUN} of={of}>
      {(shown) => (
        <Runs>
          {runsOf(shown).map((run) => (
            <div key={run.origin}>
              {origins ? <OriginBadge variant="heading" origin={run.origin} many={run.lines.length > 1} /> : null}
              <ul>
                {run.lines.map((quote) => {
                  const source = sourceOf(quote);
                  return (
                    <li key={quote.key}>
                      <Words data-origin={quote.origin} data-quiet={origins && quote.origin === 'example'}>
                        <button type="button" aria-haspopup="dialog" onClick={() => onOpen(quote)}>
                          <span>
                            «<bdi>{innerQuotes(quote.text)}</bdi>»
                          </span>
                          {source ? <span>{source}</span> : null}
                          <ChevronRight aria-hidden />
                        </button>
                      </Words>
                    </li>
                  );
                })}
              </ul>
            </div>
          ))}
        </Runs>
      )}
    </ShowAll>
  );
}
