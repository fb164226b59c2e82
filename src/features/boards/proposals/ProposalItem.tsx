import { Check, X } from 'lucide-react';
import { styled } from 'styled-components';

import type { BoardId } from '../../../domain/boards/board.ts';
import type { BoardField } from '../../../domain/boards/fields.ts';
import { cardsForInsights, type CardProposal } from '../../../domain/boards/rules.ts';
import { innerQuotes } from '../../../domain/core/format.ts';
import { FormError } from '../../../patterns/form/FormError.tsx';
import { media } from '../../../theme/media.ts';
import { fontSizes, radii, spaces } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/Button.tsx';
import { Select } from '../../../ui/field/Select.tsx';
import { Link } from '../../../ui/Link.tsx';

export interface ProposalItemProps {
  /** Which board it is for: its cards are offered. */
  boardId: BoardId;
  /** What is proposed. */
  proposal: CardProposal;
  /** What was decided, in words; undefined while it waits. */
  decided: string | undefined;
  /** The card it would go into. */
  to: BoardField;
  /** The decision that is being stored: one of this proposal, or `other` of another; null for none. */
  busy: 'accept' | 'reject' | 'other' | null;
  /** Why the last decision was not stored; empty otherwise. */
  error: string;
  /** Address of a study. */
  studyHref: (researchId: string) => string;
  /** Address of an experiment. */
  experimentHref: (experimentId: string) => string;
  /** Another card was chosen for it. */
  onMove: (to: BoardField) => void;
  /** It is accepted into this card, or turned down. */
  onDecide: (accept: boolean, to: BoardField) => void;
}

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[2]}px;
  padding: ${spaces[3]}px ${spaces[4]}px;
  border: 1px solid var(--color-hairline);
  border-radius: ${radii.block}px;
  overflow-wrap: anywhere;

  & > p {
    text-wrap: pretty;
  }
  & > blockquote {
    padding-inline-start: ${spaces[3]}px;
    border-inline-start: 3px solid var(--color-hairline);
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
  }
  & > small {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.xs};
  }
  &[data-decided] {
    padding-block: ${spaces[2]}px;
    background: var(--color-sunken);
    font-size: ${fontSizes.sm};
  }
`;

const Decision = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  gap: ${spaces[2]}px;
  align-items: end;
  margin-block-start: ${spaces[1]}px;

  ${media.mobile} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    & > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

/** A proposal that waits for a decision, or what was decided. */
export function ProposalItem(props: ProposalItemProps) {
  const { boardId, proposal, decided, to, busy, error, studyHref, experimentHref, onMove, onDecide } = props;
  const { field, insight, quote, researchId, experimentId, title: source, why } = proposal;
  if (decided !== undefined) {
    return (
      <Item data-decided="">
        <p>{insight}</p>
        <small>{decided}</small>
      </Item>
    );
  }
  const options = cardsForInsights(boardId).map((card) => ({ value: card.field, label: card.title }));
  const href =
    experimentId !== null ? experimentHref(experimentId) : researchId === null ? null : studyHref(researchId);
  return (
    <Item>
      <p>{insight}</p>
      {quote === '' ? null : <blockquote>«{innerQuotes(quote)}»</blockquote>}
      <small>
        {experimentId === null ? 'Инсайт исследования ' : 'Вывод эксперимента '}
        {href === null ? source : <Link href={href}>{source}</Link>}
        {' · '}
        {why}
      </small>
      <Decision>
        <Select
          label="В карточку"
          aria-label={`В карточку: ${insight}`}
          options={options}
          value={to}
          disabled={busy !== null}
          onValueChange={(value) => {
            const card = options.find((option) => option.value === value);
            if (card) onMove(card.value);
          }}
        />
        <Button
          needs="Researcher"
          data-accept=""
          icon={<Check />}
          aria-label={`Принять: ${insight}`}
          busy={busy === 'accept'}
          disabled={busy !== null && busy !== 'accept'}
          onClick={() => onDecide(true, to)}
        >
          Принять
        </Button>
        <Button
          needs="Researcher"
          icon={<X />}
          aria-label={`Отклонить: ${insight}`}
          busy={busy === 'reject'}
          disabled={busy !== null && busy !== 'reject'}
          onClick={() => onDecide(false, field)}
        >
          Отклонить
        </Button>
      </Decision>
      {error === '' ? null : <FormError message={error} />}
    </Item>
  );
}
