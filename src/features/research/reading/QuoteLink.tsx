import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { innerQuotes } from '../../../domain/core/format.ts';
import { type KindAndSeverity, takenInWords } from '../../../domain/core/findingKind.ts';
import type { Passage } from '../../../domain/research/research.ts';
import { media } from '../../../theme/media.ts';
import { fontSizes, radii, spaces, widths } from '../../../theme/tokens.ts';

export interface QuoteLinkProps {
  /** Words, their kind and severity, and their place; without a place they are only shown. */
  quote: KindAndSeverity & {
    readonly text: string;
    readonly respondent?: string;
    readonly passage: Passage | null;
  };
  /** Decorative icon before the words. */
  icon?: ReactNode;
  /** Opens the material at the words. */
  onOpen: (passage: Passage) => void;
}

const Root = styled.blockquote`
  grid-column: 1 / -1;
  max-width: ${widths.reading};
  margin: 0;
  padding-inline-start: ${spaces[3]}px;
  border-inline-start: 3px solid var(--color-mark);
  color: var(--color-ink-soft);
  font-size: ${fontSizes.sm};
  text-wrap: pretty;

  & button {
    min-height: 24px;
    padding: 0;
    border: 0;
    border-radius: ${radii.small}px;
    background: none;
    color: inherit;
    text-align: start;
    cursor: pointer;
  }
  & button:hover {
    color: var(--color-accent);
    text-decoration: underline;
    text-underline-offset: 0.15em;
  }
  & svg {
    width: 14px;
    height: 14px;
    margin-inline-end: ${spaces[1]}px;
    vertical-align: -2px;
  }
  ${media.mobile} {
    & button {
      min-height: 44px;
    }
  }
`;

/** Person's words; pressing them opens the text they come from, at their place. */
export function QuoteLink({ quote, icon, onOpen }: QuoteLinkProps) {
  const { passage, respondent, text } = quote;
  const taken = takenInWords(quote);
  const words = (
    <>
      «<bdi>{innerQuotes(text)}</bdi>»
      {respondent ? (
        <>
          {' — '}
          <bdi>{respondent}</bdi>
        </>
      ) : null}
      {taken === '' ? null : (
        <>
          {respondent ? ' · ' : ' — '}
          <span>{taken}</span>
        </>
      )}
    </>
  );
  return (
    <Root>
      {passage ? (
        <button type="button" onClick={() => onOpen(passage)} title="Открыть в тексте">
          {icon}
          {words}
        </button>
      ) : (
        words
      )}
    </Root>
  );
}
