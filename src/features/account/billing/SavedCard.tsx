import { styled } from 'styled-components';

import { fontSizes, radii, spaces } from '../../../theme/tokens.ts';
import { CreditCard, Pencil, Trash2 } from 'lucide-react';
import type { PaymentCard } from '../../../domain/account/account.ts';
import { CARD_TYPE_LABELS, cardName } from '../../../domain/account/cardRules.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';

export interface SavedCardProps {
  /** The card; only its last digits are known. */
  card: PaymentCard;
  /** «Сделать основной». */
  onMakeDefault: (card: PaymentCard) => void;
  /** «Изменить». */
  onEdit: (card: PaymentCard) => void;
  /** Deletes a card; the way back is offered by the caller. */
  onDelete: (card: PaymentCard) => void;
}

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${spaces[2]}px ${spaces[3]}px;
  padding: ${spaces[3]}px ${spaces[4]}px;
  border: 1px solid var(--color-hairline);
  border-radius: ${radii.block}px;
  background: var(--color-surface);

  & > svg {
    flex: none;
    width: 22px;
    height: 22px;
    color: var(--color-ink-soft);
  }
  & > div {
    display: flex;
    flex: 1 1 140px;
    flex-wrap: wrap;
    align-items: center;
    gap: ${spaces[1]}px ${spaces[2]}px;
  }
  & b {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  & small {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.xs};
  }
  & > span {
    display: flex;
    align-items: center;
    gap: ${spaces[1]}px;
    margin-inline-start: auto;
  }
`;

/** A saved card in its list. */
export function SavedCard({ card, onMakeDefault, onEdit, onDelete }: SavedCardProps) {
  const name = cardName(card);
  return (
    <Row>
      <CreditCard aria-hidden />
      <div>
        <b>{name}</b>
        <small>{CARD_TYPE_LABELS[card.type]}</small>
        {card.isDefault ? <Badge tone="green">Основная</Badge> : null}
      </div>
      <span>
        {card.isDefault ? null : (
          <Button
            needs="Admin"
            size="sm"
            variant="quiet"
            aria-label={`Сделать основной: ${name}`}
            onClick={() => onMakeDefault(card)}
          >
            Сделать основной
          </Button>
        )}
        <IconButton
          needs="Admin"
          size="sm"
          label={`Изменить карту ${name}`}
          icon={<Pencil />}
          onClick={() => onEdit(card)}
        />
        <IconButton
          needs="Admin"
          size="sm"
          label={`Удалить карту ${name}`}
          icon={<Trash2 />}
          onClick={() => onDelete(card)}
        />
      </span>
    </Row>
  );
}
