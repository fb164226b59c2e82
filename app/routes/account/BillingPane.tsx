import { useMemo, useState } from 'react';

import type { Transaction } from '#src/domain/account.ts';
import { cardName } from '#src/domain/cardRules.ts';
import { dateOf } from '#src/domain/format.ts';
import { activePlan } from '#src/domain/invoice.ts';
import { ready, type Loadable } from '#src/domain/loadable.ts';
import type { Requisites } from '#src/domain/requisites.ts';
import { BillingSection, type PlanState } from '#src/features/account/BillingSection.tsx';

import { deleteCard, editCard, issueInvoice, makeCardDefault, saveSeller } from '../../actions/billing.ts';
import { attempt, attemptWithToast } from '../../actions/outcomes.ts';
import { awaitedHref, BILLING_URL } from '../../moneyView.ts';
import { usePayerDraft } from '../../payerDraft.ts';
import { showToast } from '../../toast.ts';
import { useUrlState } from '../../useUrlState.ts';
import { toLoadable, useAll, useRecord, useRetryFailed } from '../../workspace/queries.ts';
import { useStore } from '../../workspace/StoreContext.ts';

/** The payer of the invoice that was issued last, or null. */
function lastPayer(transactions: readonly Transaction[]): Requisites | null {
  const [last] = transactions
    .filter(({ invoice }) => invoice !== null)
    .sort((a, b) => (b.invoiceNumber ?? 0) - (a.invoiceNumber ?? 0));
  return last?.invoice?.payer ?? null;
}

/** «Тарифы и оплата» of the account area. */
export function BillingPane() {
  const store = useStore();
  const [today] = useState(() => dateOf(new Date()));
  const [{ plan }, setUrl] = useUrlState(BILLING_URL);
  const payments = useAll('transaction');
  const { data: cards, error: cardsError } = useAll('paymentCard');
  const seller = useRecord('seller', 'seller');
  const transactions = payments.data?.items;
  const state = useMemo<Loadable<PlanState>>(() => {
    const loaded = toLoadable({ data: transactions, error: payments.error });
    if (loaded.state !== 'ready') return loaded;
    const awaited = loaded.value.filter(({ status }) => status === 'awaiting_payment').length;
    return ready({ active: activePlan(loaded.value), awaited });
  }, [transactions, payments.error]);
  const last = useMemo(() => lastPayer(transactions ?? []), [transactions]);
  const [payer, setPayer] = usePayerDraft(last);
  const known = seller.data?.deletedAt === null ? seller.data : null;

  return (
    <BillingSection
      state={state}
      cards={toLoadable({ data: cards?.items, error: cardsError })}
      seller={toLoadable({ data: seller.data === undefined ? undefined : known, error: seller.error })}
      plan={plan}
      today={today}
      payer={payer}
      onPayerChange={setPayer}
      historyHref={awaitedHref()}
      onPlanChange={(next) => setUrl(() => ({ plan: next }), 'replace')}
      onRetry={useRetryFailed()}
      onIssue={(chosen, form) =>
        attempt(async () => {
          const { number, name } = await issueInvoice(store, chosen, form);
          void showToast({
            tone: 'success',
            title: `Счёт № ${number} выставлен`,
            description: `${name}. Он ждёт оплаты в истории платежей.`,
          });
        })
      }
      onMakeDefault={(card) =>
        void attemptWithToast('Карта не изменена', async () => {
          await makeCardDefault(store, card);
          void showToast({ tone: 'success', title: 'Основная карта изменена', description: cardName(card) });
        })
      }
      onEditCard={(card, form) =>
        attempt(async () => {
          await editCard(store, card, form);
          void showToast({ tone: 'success', title: 'Карта сохранена', description: cardName(card) });
        })
      }
      onDeleteCard={(card) =>
        void attemptWithToast('Карта не удалена', async () => {
          const undo = await deleteCard(store, card);
          void showToast({
            tone: 'info',
            title: 'Карта удалена',
            description: cardName(card),
            action: { label: 'Вернуть', onAction: () => void attemptWithToast('Не удалось вернуть', undo) },
          });
        })
      }
      onSaveSeller={(details) =>
        attempt(async () => {
          await saveSeller(store, known, details);
          void showToast({ tone: 'success', title: 'Реквизиты продавца сохранены', description: details.name });
        })
      }
    />
  );
}
