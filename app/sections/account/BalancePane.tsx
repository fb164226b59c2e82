import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { dateOf } from '#src/domain/core/format.ts';
import { planOf } from '#src/domain/account/billing.ts';
import { BalanceSection } from '#src/features/account/billing/BalanceSection.tsx';

import { cancelInvoice, downloadInvoice, exportPayments, payInvoice } from './billingActions.ts';
import { attemptWithToast } from '../../shared/outcomes.ts';
import { BALANCE_URL, planHref } from './moneyUrl.ts';
import { ACCOUNT_ADDRESS } from './url.ts';
import { useCanonicalAddress, type ScreenAddress } from '../../shared/canonicalAddress.ts';
import { showToast } from '../../shared/toast.ts';
import { useUrlState } from '../../routing/useUrlState.ts';
import { toLoadable, useAll, useRecord, useRetryFailed } from '#store/queries.ts';
import { useStore } from '#store/StoreContext.ts';

const ADDRESS: ScreenAddress = { codecs: [ACCOUNT_ADDRESS, BALANCE_URL] };

/** «Баланс» of the account area. */
export function BalancePane() {
  useCanonicalAddress(ADDRESS);
  const store = useStore();
  const [today] = useState(() => dateOf(new Date()));
  const navigate = useNavigate();
  const [{ filter }, setUrl] = useUrlState(BALANCE_URL);
  const { data: page, error } = useAll('transaction');
  const transactions = useMemo(() => toLoadable({ data: page?.items, error }), [page, error]);
  const company = useRecord('company', store.companyId).data?.name ?? '';
  return (
    <BalanceSection
      transactions={transactions}
      brokenCount={page?.broken.length ?? 0}
      today={today}
      filter={filter}
      onFilterChange={(next) => setUrl(() => ({ filter: next }), 'push')}
      onTopUp={() => void navigate(planHref('team'))}
      onRetry={useRetryFailed()}
      onExport={(found) =>
        attemptWithToast('История не экспортирована', async () => {
          const name = await exportPayments(store, company, found);
          void showToast({ tone: 'success', title: 'История платежей экспортирована', description: name });
        })
      }
      onDownloadInvoice={(transaction) =>
        attemptWithToast('Счёт не скачан', async () => {
          const name = await downloadInvoice(transaction);
          void showToast({ tone: 'success', title: 'Счёт скачан', description: name });
        })
      }
      onCancelInvoice={(transaction) =>
        attemptWithToast('Счёт не отменён', async () => {
          const undo = await cancelInvoice(store, transaction);
          void showToast({
            tone: 'info',
            title: `Счёт № ${transaction.invoiceNumber} отменён`,
            description: 'Он остался в истории и ни в какую сумму не входит.',
            action: { label: 'Вернуть', onAction: () => void attemptWithToast('Не удалось вернуть', undo) },
          });
        })
      }
      onMarkPaid={(transaction) =>
        attemptWithToast('Счёт не отмечен', async () => {
          const undo = await payInvoice(store, transaction);
          const { invoiceNumber, planId } = transaction;
          void showToast({
            tone: 'success',
            title: `Счёт № ${invoiceNumber} отмечен оплаченным`,
            description: planId === null ? undefined : `Тариф «${planOf(planId).name}» активен, деньги на балансе.`,
            action: {
              label: 'Вернуть',
              onAction: () => void attemptWithToast('Не удалось вернуть', undo),
            },
          });
        })
      }
    />
  );
}
