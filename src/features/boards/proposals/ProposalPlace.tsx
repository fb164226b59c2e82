import { styled } from 'styled-components';

import { besidePlace, type CardPlace } from '../../../domain/boards/cardPlaces.ts';
import { quoted } from '../../../domain/core/format.ts';
import { fontSizes, spaces } from '../../../theme/tokens.ts';

export interface ProposalPlaceProps {
  /** Name of the card that the words would go into. */
  title: string;
  /** Current text of that card. */
  content: string;
  /** Place among its current lines; null for the end. */
  place: CardPlace | null;
  /** The words that would go into it. */
  words: string;
}

const Root = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[1]}px;
  margin: 0;
  font-size: ${fontSizes.sm};

  & > figcaption {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.xs};
  }
  & > p {
    padding-inline: ${spaces[3]}px;
    border-inline-start: 3px solid var(--color-hairline);
    color: var(--color-ink-soft);
  }
  & > ins {
    padding: ${spaces[1]}px ${spaces[3]}px;
    border-inline-start: 3px solid var(--color-accent);
    background: var(--color-accent-soft);
    text-decoration: none;
  }
`;

const CAPTIONS = {
  first: 'Встанет первой строкой в\u00A0карточку',
  last: 'Встанет последней строкой в\u00A0карточку',
  between: 'Встанет между строками карточки',
  cell: 'Встанет в\u00A0строку таблицы карточки',
} as const;

/** Chooses the place of the words in a card: between which lines of it, or behind the text of a table row. */
export function ProposalPlace({ title, content, place, words }: ProposalPlaceProps) {
  const { above, below } = besidePlace(content, place);
  const caption =
    place?.kind === 'cell' ? 'cell' : above === null ? 'first' : below === null ? 'last' : ('between' as const);
  return (
    <Root>
      <figcaption>
        {CAPTIONS[caption]} {quoted(title)}
      </figcaption>
      {above === null ? null : <p>{above}</p>}
      <ins>{words.trim() === '' ? '…' : words}</ins>
      {below === null ? null : <p>{below}</p>}
    </Root>
  );
}
