import type { PaymentCard } from './account.ts';
import type { Op } from '../core/operation.ts';

/** Fields of a saved card that can be changed: its number and its bank cannot. */
export interface PaymentCardForm {
  readonly type: PaymentCard['type'];
  readonly isDefault: boolean;
}

export const CARD_TYPE_LABELS: Readonly<Record<PaymentCard['type'], string>> = {
  debit: 'Дебетовая',
  credit: 'Кредитная',
};

/** «Мир •• 4821». */
export function cardName({ brand, last4 }: Pick<PaymentCard, 'brand' | 'last4'>): string {
  return `${brand} ••\u00A0${last4}`;
}

/** Cards as they are shown: the default one first, then the newest. */
export function sortCards(cards: readonly PaymentCard[]): PaymentCard[] {
  return cards.toSorted(
    (a, b) =>
      Number(b.isDefault) - Number(a.isDefault) || (a.createdAt < b.createdAt ? 1 : a.createdAt > b.createdAt ? -1 : 0),
  );
}

/** Operations that make a card the only default one; none when it is. */
export function makeDefault(id: string, cards: readonly PaymentCard[]): Op[] {
  return cards
    .filter((card) => card.isDefault !== (card.id === id))
    .map((card): Op => ({ op: 'set', kind: 'paymentCard', id: card.id, fields: { isDefault: card.id === id } }));
}

/** Operations that change a card; a default card stays so until another one becomes it. */
export function editCard(card: PaymentCard, form: PaymentCardForm, cards: readonly PaymentCard[]): Op[] {
  const type: Op[] =
    form.type === card.type ? [] : [{ op: 'set', kind: 'paymentCard', id: card.id, fields: { type: form.type } }];
  return form.isDefault ? [...type, ...makeDefault(card.id, cards)] : type;
}

/** Operations that remove a card; when it was the default one, the next becomes it. */
export function removeCard(card: PaymentCard, cards: readonly PaymentCard[]): Op[] {
  const rest = sortCards(cards).filter(({ id }) => id !== card.id);
  const next = rest.some(({ isDefault }) => isDefault) ? undefined : rest[0];
  const promote: Op[] = next ? [{ op: 'set', kind: 'paymentCard', id: next.id, fields: { isDefault: true } }] : [];
  return [{ op: 'remove', kind: 'paymentCard', id: card.id }, ...promote];
}
