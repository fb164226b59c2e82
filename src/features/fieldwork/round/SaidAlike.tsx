import { styled } from 'styled-components';

import { counted, formatNumber, NBSP, quoted, type PluralForms } from '../../../domain/core/format.ts';
import { fontSizes, spaces, widths } from '../../../theme/tokens.ts';
import { Link } from '../../../ui/Link.tsx';
import type { SaidToQuestion, TranscriptWords } from './saidTo.ts';

export interface SaidAlikeProps {
  /** Answers to a question. */
  said: SaidToQuestion;
  /** How many answered it. */
  answered: number;
  /** Address of words in their transcript. */
  hrefOf: (words: TranscriptWords) => string;
}

/** Letters of an answer that are shown: the whole answer is in the transcript. */
const SHOWN = 240;
const SAID: PluralForms = ['человек сказал', 'человека сказали', 'человек сказали'];

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[3]}px;
  max-width: ${widths.reading};
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;

  & > li {
    display: grid;
    gap: ${spaces[1]}px;
    padding-inline-start: ${spaces[3]}px;
    border-inline-start: 3px solid var(--color-hairline);
  }
  & strong {
    font-size: ${fontSizes.sm};
    font-variant-numeric: tabular-nums;
  }
`;

const shown = (text: string): string => {
  const flat = text.replaceAll(/\s+/g, ' ').trim();
  return quoted(flat.length > SHOWN ? `${flat.slice(0, SHOWN).trimEnd()}…` : flat);
};

/**
 * Shows similar answers, with words of two people each; the last answers where there are none similar. Nothing without answers.
 */
export function SaidAlike({ said: { alike, latest }, answered, hrefOf }: SaidAlikeProps) {
  const row = (words: TranscriptWords) => (
    <span key={`${words.materialId} ${words.start}`} dir="auto">
      {words.speaker}: <Link href={hrefOf(words)}>{shown(words.text)}</Link>
    </span>
  );
  if (alike.length > 0) {
    return (
      <List aria-label="Что сказали похоже">
        {alike.map(({ id, people, words }) => (
          <li key={id}>
            <strong>
              {counted(people, SAID)} похожее
              {answered > people ? ` из${NBSP}${formatNumber(answered)}` : ''}
            </strong>
            {words.map(row)}
          </li>
        ))}
      </List>
    );
  }
  if (latest.length === 0) return null;
  return (
    <List aria-label="Последние ответы">
      {latest.map((words) => (
        <li key={words.materialId}>{row(words)}</li>
      ))}
    </List>
  );
}
