import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';

import type { ChatField } from '../../domain/boards/fields.ts';
import { CHAT_CARDS } from '../../domain/boards/cards.ts';
import type { BoardChange } from '../../domain/chat/interviewBoard.ts';
import { NBSP } from '../../domain/core/format.ts';
import { markedWords } from '../../domain/history/words.ts';
import { MarkedWords } from '../../patterns/evidence/MarkedWords.tsx';
import { fontSizes, radii, spaces } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/field/Checkbox.tsx';
import { TextArea } from '../../ui/field/TextArea.tsx';
import { LatinText } from '../../ui/LatinText.tsx';
import { FoldedText } from './FoldedText.tsx';

export interface ReviewedSectionProps {
  /** Current text of the section, and the answer's text for it. */
  change: BoardChange;
  /** The answer as the person has put it right meanwhile; `change.after` before. */
  text: string;
  /** Whether the answer is to be written. */
  replaced: boolean;
  /** Something is being stored. */
  disabled: boolean;
  /** Called with the other choice. */
  onReplacedChange: (replaced: boolean) => void;
  /** Called at every key with the text that is to be written instead. */
  onTextChange: (text: string) => void;
}

const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${spaces[3]}px;
  margin-block-start: ${spaces[1]}px;

  & > div {
    min-width: 0;
    padding: ${spaces[3]}px;
    border: 1px solid var(--color-hairline);
    border-radius: ${radii.small}px;
  }
  & > div[data-stays] {
    border-color: var(--color-accent);
    background: var(--color-accent-soft);
  }
  & h3 {
    margin-block-end: ${spaces[1]}px;
    color: var(--color-ink-soft);
    font-size: ${fontSizes.xs};
    font-weight: 500;
  }
  & em {
    color: var(--color-ink-soft);
  }
  & button {
    margin-block-start: ${spaces[2]}px;
  }
  @media (max-width: 767.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const TITLES: ReadonlyMap<ChatField, string> = new Map(CHAT_CARDS.map(({ field, title }) => [field, title]));

/** Whether two texts have so much in common that marked words tell more than the two side by side. */
const isAlike = (pieces: ReturnType<typeof markedWords>): boolean => {
  const length = (kind: string) =>
    pieces.reduce((sum, piece) => sum + (piece.kind === kind ? piece.text.length : 0), 0);
  return length('same') > 1.5 * length('gone');
};

/** A card of the board and the answer to it, side by side, changed words marked; the answer can be put right before it is written. */
export function ReviewedSection(props: ReviewedSectionProps) {
  const { change, text, replaced, disabled, onReplacedChange, onTextChange } = props;
  const [editing, setEditing] = useState(false);
  const { field, before } = change;
  const title = TITLES.get(field) ?? field;
  const words = before.trim() === '' ? null : markedWords(before, text);
  return (
    <li>
      <Checkbox
        label={
          <b>
            <LatinText text={title} />
          </b>
        }
        checked={replaced}
        disabled={disabled}
        onChange={(event) => onReplacedChange(event.target.checked)}
      />
      <Sides>
        <div data-stays={replaced ? undefined : ''}>
          <h3>Сейчас на{NBSP}доске</h3>
          {before.trim() === '' ? (
            <em>Пусто</em>
          ) : (
            <FoldedText markdown text={before} of={`${title}, сейчас на доске`} />
          )}
        </div>
        <div data-stays={replaced ? '' : undefined}>
          <h3>Из{NBSP}интервью</h3>
          {editing ? (
            <TextArea
              label={title}
              hideLabel
              rows={4}
              value={text}
              disabled={disabled}
              onChange={(event) => onTextChange(event.target.value)}
            />
          ) : words && isAlike(words) ? (
            <MarkedWords words={words} />
          ) : (
            <FoldedText markdown text={text} of={`${title}, из интервью`} />
          )}
          {replaced ? (
            <Button
              size="sm"
              variant="quiet"
              icon={<Pencil />}
              disabled={disabled}
              aria-label={`${editing ? 'Готово' : 'Изменить'}: ${title}`}
              onClick={() => setEditing(!editing)}
            >
              {editing ? 'Готово' : 'Изменить'}
            </Button>
          ) : null}
        </div>
      </Sides>
    </li>
  );
}
