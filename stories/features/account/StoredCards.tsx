import { useState } from 'react';

import { ready } from '#src/domain/core/loadable.ts';
import { SavedCards, type SavedCardsProps } from '#src/features/account/billing/SavedCards.tsx';
import { paymentCards } from '#src/samples/account.ts';

/** The sample's cards, each gone as soon as it is deleted. */
export function StoredCards(props: SavedCardsProps) {
  const [cards, setCards] = useState(paymentCards);
  const remove: SavedCardsProps['onDelete'] = ({ id }) => setCards(cards.filter((one) => one.id !== id));
  return <SavedCards {...props} cards={ready(cards)} onDelete={remove} />;
}
