import { cardName } from '#src/domain/account/cardRules.ts';
import type { BillingSectionProps } from '#src/features/account/billing/BillingSection.tsx';

import { deleteCard, editCard, issueInvoice, makeCardDefault } from './billingActions.ts';
import { attempt, attemptWithToast } from '../../shared/outcomes.ts';
import { showSuccess } from '../../shared/toast.ts';
import { showUndoableToast } from '../../shared/undoableToast.ts';
import { useStore } from '#store/StoreContext.ts';

/** Callbacks of «Тарифы и оплата»: the action, and the toast that tells its outcome. */
export function useBillingActions(): Pick<
  BillingSectionProps,
  'onIssue' | 'onMakeDefault' | 'onEditCard' | 'onDeleteCard'
> {
  const store = useStore();
  return {
    onIssue: (chosen, form) =>
      attempt(async () => {
        const { number, name } = await issueInvoice(store, chosen, form);
        showSuccess(`Счёт № ${number} выставлен`, `${name}. Он ждёт оплаты в истории платежей.`);
      }),
    onMakeDefault: (card) =>
      void attemptWithToast('Карта не изменена', async () => {
        await makeCardDefault(store, card);
        showSuccess('Основная карта изменена', cardName(card));
      }),
    onEditCard: (card, form) =>
      attempt(async () => {
        await editCard(store, card, form);
        showSuccess('Карта сохранена', cardName(card));
      }),
    onDeleteCard: (card) =>
      void attemptWithToast('Карта не удалена', async () =>
        showUndoableToast('Карта удалена', cardName(card), await deleteCard(store, card)),
      ),
  };
}
