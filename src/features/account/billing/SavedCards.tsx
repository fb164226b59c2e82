import { CreditCard, Pencil, Plus, Trash2 } from 'lucide-react';
import { useId, useRef } from 'react';
import { styled } from 'styled-components';

import type { PaymentCard } from '../../../domain/account/account.ts';
import { CARD_TYPE_LABELS, cardName, sortCards } from '../../../domain/account/cardRules.ts';
import { NBSP } from '../../../domain/core/format.ts';
import type { Loadable } from '../../../domain/core/loadable.ts';
import { useFocusHome } from '../../../patterns/useFocusHome.ts';
import { fontSizes, radii, spaces } from '../../../theme/tokens.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';

export interface SavedCardsProps {
  /** The saved cards; only their last digits are known. */
  cards: Loadable<readonly PaymentCard[]>;
  /** «Сделать основной». */
  onMakeDefault: (card: PaymentCard) => void;
  /** «Изменить». */
  onEdit: (card: PaymentCard) => void;
  /** Deletes a card; the way back is offered by the caller. */
  onDelete: (card: PaymentCard) => void;
  /** «Добавить карту». */
  onAdd: () => void;
  /** Loads again after a failure. */
  onRetry: () => void;
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[3]}px;
  justify-items: start;

  & > h3 {
    font-size: ${fontSizes.md};
  }
  & > p {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
  }
  & > ul {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${spaces[2]}px;
    width: 100%;
  }
`;

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

/** Saved cards (R56). After a change the focus stays where it was done. */
export function SavedCards({ cards, onMakeDefault, onEdit, onDelete, onAdd, onRetry }: SavedCardsProps) {
  const headingId = useId();
  const root = useRef<HTMLElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  useFocusHome(root, add);
  const sorted = cards.state === 'ready' ? sortCards(cards.value) : [];
  return (
    <Root ref={root} aria-labelledby={headingId}>
      <h3 id={headingId}>Сохранённые карты</h3>
      {cards.state === 'loading' ? <Skeleton height={128} /> : null}
      {cards.state === 'failed' ? (
        <ErrorState title="Карты не открылись" message={cards.message} onRetry={onRetry} />
      ) : null}
      {cards.state === 'ready' && sorted.length === 0 ? <p>Сохранённых карт нет.</p> : null}
      {sorted.length > 0 ? (
        <ul aria-labelledby={headingId}>
          {sorted.map((card) => {
            const name = cardName(card);
            return (
              <Row key={card.id}>
                <CreditCard aria-hidden />
                <div>
                  <b>{name}</b>
                  <small>{CARD_TYPE_LABELS[card.type]}</small>
                  {card.isDefault ? <Badge tone="green">Основная</Badge> : null}
                </div>
                <span>
                  {card.isDefault ? null : (
                    <Button
                      size="sm"
                      variant="quiet"
                      aria-label={`Сделать основной: ${name}`}
                      onClick={() => onMakeDefault(card)}
                    >
                      Сделать основной
                    </Button>
                  )}
                  <IconButton
                    size="sm"
                    label={`Изменить карту ${name}`}
                    icon={<Pencil />}
                    onClick={() => onEdit(card)}
                  />
                  <IconButton
                    size="sm"
                    label={`Удалить карту ${name}`}
                    icon={<Trash2 />}
                    onClick={() => onDelete(card)}
                  />
                </span>
              </Row>
            );
          })}
        </ul>
      ) : null}
      {sorted.length > 0 ? <p>Хранятся только вид карты и{NBSP}последние четыре цифры.</p> : null}
      <Button ref={add} icon={<Plus />} onClick={onAdd}>
        Добавить карту
      </Button>
    </Root>
  );
}
