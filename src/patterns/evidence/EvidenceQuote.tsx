import { styled } from 'styled-components';

import { innerQuotes } from '../../domain/core/format.ts';
import { takenInWords } from '../../domain/core/findingKind.ts';
import type { Evidence } from '../../domain/research/hypotheses/evidence.ts';
import { fontSizes, spaces } from '../../theme/tokens.ts';
import { useMissing } from '../../ui/context/rights.ts';
import { Link } from '../../ui/Link.tsx';

export interface EvidenceQuoteProps {
  /** The words with what they are taken for and how grave it is, signed as they may be shown. */
  quote: Pick<Evidence, 'text' | 'respondent' | 'research' | 'kind' | 'severity'>;
  /** Address of their place in the text, or of their study where no place is known; null when that was removed. */
  href: string | null;
}

const Root = styled.blockquote`
  margin: 0;
  padding-inline-start: ${spaces[3]}px;
  border-inline-start: 3px solid var(--color-mark);
  overflow-wrap: anywhere;

  & > footer {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
  }
`;

/** Words for a hypothesis or against it outside their study: who said them, and the way to where they were said (R100). */
export function EvidenceQuote({ quote, href }: EvidenceQuoteProps) {
  const { text, respondent, research } = quote;
  const taken = takenInWords(quote);
  const gone = useMissing('источник удалён');
  return (
    <Root>
      «<bdi>{innerQuotes(text)}</bdi>»
      <footer>
        {respondent === '' ? null : <bdi>{respondent}</bdi>}
        {respondent === '' || research === '' ? null : ' · '}
        {research === '' ? null : href === null ? (
          <>
            <bdi>{research}</bdi> ({gone})
          </>
        ) : (
          <Link href={href}>{research}</Link>
        )}
        {taken === '' ? null : (
          <>
            {respondent === '' && research === '' ? null : ' · '}
            <span>{taken}</span>
          </>
        )}
      </footer>
    </Root>
  );
}
