import { quoted } from '../../../domain/core/format.ts';
import { styled } from 'styled-components';

import { withItem, type CardPlace } from '../../../domain/boards/cardPlaces.ts';
import { MarkdownText } from '../../../patterns/MarkdownText.tsx';
import { fontSizes, radii, spaces } from '../../../theme/tokens.ts';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { TextArea } from '../../../ui/field/TextArea.tsx';

export interface ProposalWordingProps {
  /** Name of the card that it would go into. */
  title: string;
  /** Current text of that card. */
  content: string;
  /** Where among its lines they would go; null for the end. */
  place: CardPlace | null;
  /** The words that would go into it. */
  words: string;
  /** It is being decided about: nothing is typed. */
  busy: boolean;
  /** Other words were typed. */
  onChange: (words: string) => void;
}

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[3]}px;

  & h4 {
    margin-block-end: ${spaces[1]}px;
    color: var(--color-ink-soft);
    font-size: ${fontSizes.xs};
    font-weight: 500;
  }
  & > div {
    padding: ${spaces[2]}px ${spaces[3]}px;
    border: 1px solid var(--color-hairline);
    border-radius: ${radii.small}px;
    font-size: ${fontSizes.sm};
  }
`;

/** Edits a proposal in one's own words, beside the card's current text and the resulting one. */
export function ProposalWording({ title, content, place, words, busy, onChange }: ProposalWordingProps) {
  return (
    <Disclosure summary="Изменить слова и сверить с карточкой">
      <Body>
        <TextArea
          label="Слова для карточки"
          rows={2}
          readOnly={busy}
          value={words}
          onChange={(event) => onChange(event.target.value)}
        />
        <div>
          <h4>Сейчас в карточке {quoted(title)}</h4>
          {content.trim() === '' ? (
            <p>Пока ничего.</p>
          ) : (
            <MarkdownText text={content} tableLabel={`${title}: сейчас`} />
          )}
        </div>
        <div>
          <h4>Карточка станет такой</h4>
          <MarkdownText text={withItem(content, words, place)} tableLabel={`${title}: станет`} />
        </div>
      </Body>
    </Disclosure>
  );
}
