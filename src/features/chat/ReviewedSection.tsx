import { styled } from 'styled-components';

import { CHAT_CARDS } from '../../domain/boards/rules.ts';
import { fontSizes, radii, spaces } from '../../theme/tokens.ts';
import type { ChatField } from '../../domain/boards/fields.ts';
import type { BoardChange } from '../../domain/chat/interviewBoard.ts';
import { NBSP } from '../../domain/core/format.ts';
import { Checkbox } from '../../ui/field/Checkbox.tsx';
import { LatinText } from '../../ui/LatinText.tsx';
import { FoldedText } from './FoldedText.tsx';

export interface ReviewedSectionProps {
  /** What stands in the section, and what the answer would put there. */
  change: BoardChange;
  /** Whether the answer is to take the section's place. */
  replaced: boolean;
  /** Something is being stored. */
  disabled: boolean;
  /** Called with the other choice. */
  onReplacedChange: (replaced: boolean) => void;
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
  @media (max-width: 767.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const TITLES: ReadonlyMap<ChatField, string> = new Map(CHAT_CARDS.map(({ field, title }) => [field, title]));

/** A section of the board and the answer to it, side by side; what will stand is marked. */
export function ReviewedSection({ change, replaced, disabled, onReplacedChange }: ReviewedSectionProps) {
  const { field, before, after } = change;
  const title = TITLES.get(field) ?? field;
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
          <FoldedText markdown text={after} of={`${title}, из интервью`} />
        </div>
      </Sides>
    </li>
  );
}
