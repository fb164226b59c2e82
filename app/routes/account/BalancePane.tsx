import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { dateOf } from '#src/domain/format.ts';
import { planOf } from '#src/domain/billing.ts';
import { BalanceSection } from '#src/features/account/BalanceSection.tsx';

import { downloadInvoice, exportPayments, payInvoice } from '../../actions/billing.ts';
import { attemptWithToast } from '../../actions/outcomes.ts';
import { BALANCE_URL, planHref } from '../../moneyView.ts';
import { showToast } from '../../toast.ts';
import { useUrlState } from '../../useUrlState.ts';
import { toLoadable, useAll, useRecord, useRetryFailed } from '../../workspace/queries.ts';
import { useStore } from '../../workspace/StoreContext.ts';

/** «Баланс» of the account area. */
export function BalancePane() {
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
      onFilterChange={(next) => setUrl(() => ({ filter: next }), 'replace')}
      onTopUp={() => void navigate(planHref('team'))}
      onRetry={useRetryFailed()}
      onExport={(found) =>
        attemptWithToast('История не экспортирована', async () => {
          const name = await exportPayments(company, found);
          void showToast({ tone: 'success', title: 'История платежей экспортирована', description: name });
        })
      }
      onDownloadInvoice={(transaction) =>
        attemptWithToast('Счёт не скачан', async () => {
          const name = await downloadInvoice(transaction);
          void showToast({ tone: 'success', title: 'Счёт скачан', description: name });
        })
      }
      onMarkPaid={(transaction) =>
        attemptWithToast('Счёт не отмечен', async () => {
          const undo = await payInvoice(store, transaction);
          const { invoiceNumber, planId } = transaction;
          void showToast({
            tone: 'success',
            title: invoiceNumber === null ? 'Платёж отмечен оплаченным' : `Счёт № ${invoiceNumber} отмечен оплаченным`,
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
