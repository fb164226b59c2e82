import { Plus } from 'lucide-react';
import { useId, useRef } from 'react';
import { styled } from 'styled-components';

import type { PaymentCard } from '../../../domain/account/account.ts';
import { sortCards } from '../../../domain/account/cardRules.ts';
import { NBSP } from '../../../domain/core/format.ts';
import type { Loadable } from '../../../domain/core/loadable.ts';
import { useFocusHome } from '../../../patterns/useFocusHome.ts';
import { fontSizes, spaces } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { SavedCard, type SavedCardProps } from './SavedCard.tsx';

export interface SavedCardsProps extends Pick<SavedCardProps, 'onMakeDefault' | 'onEdit' | 'onDelete'> {
  /** The saved cards; only their last digits are known. */
  cards: Loadable<readonly PaymentCard[]>;
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
          {sorted.map((card) => (
            <SavedCard key={card.id} card={card} onMakeDefault={onMakeDefault} onEdit={onEdit} onDelete={onDelete} />
          ))}
        </ul>
      ) : null}
      {sorted.length > 0 ? <p>Хранятся только вид карты и{NBSP}последние четыре цифры.</p> : null}
      <Button needs="Admin" ref={add} icon={<Plus />} onClick={onAdd}>
        Добавить карту
      </Button>
    </Root>
  );
}
