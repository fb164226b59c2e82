import { styled } from 'styled-components';

import { innerQuotes } from '../../../domain/core/format.ts';
import { takenInWords } from '../../../domain/core/findingKind.ts';
import type { SelectedQuote } from '../../../domain/research/reading/selectedQuote.ts';
import { fontSizes, spaces } from '../../../theme/tokens.ts';

export interface PassageQuoteProps {
  /** The selected words, who said them, what they are taken for and how grave it is. */
  quote: SelectedQuote;
}

const Root = styled.blockquote`
  margin: 0;
  max-height: 180px;
  padding-inline-start: ${spaces[3]}px;
  border-inline-start: 3px solid var(--color-accent);
  overflow-y: auto;
  white-space: pre-wrap;

  & > footer {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
  }
`;

/** Longer ones do not fit and are scrolled, so they take the focus: not every browser scrolls by keys without it. */
const FITS = 320;

/** The words a new hypothesis or insight rests on. */
export function PassageQuote({ quote }: PassageQuoteProps) {
  const taken = takenInWords(quote);
  const { respondent } = quote;
  return (
    <Root tabIndex={quote.text.length > FITS ? 0 : undefined}>
      «<bdi>{innerQuotes(quote.text)}</bdi>»
      {respondent === '' && taken === '' ? null : (
        <footer>
          {respondent === '' ? null : <bdi>{respondent}</bdi>}
          {respondent === '' || taken === '' ? null : ' · '}
          {taken === '' ? null : <span>{taken}</span>}
        </footer>
      )}
    </Root>
  );
}
