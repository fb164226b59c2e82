import { Wallet } from 'lucide-react';
import { styled } from 'styled-components';

import type { BalanceTransaction } from '../../../domain/account/account.ts';
import { counted, NBSP } from '../../../domain/core/format.ts';
import type { Loadable } from '../../../domain/core/loadable.ts';
import type { DateText } from '../../../domain/core/record.ts';
import { fontSizes } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { PaymentHistory, type PaymentHistoryProps } from './PaymentHistory.tsx';
import { SectionHead } from '../SectionHead.tsx';
import { BalanceFigures } from './BalanceFigures.tsx';
import { SpendPictures } from './SpendPictures.tsx';

export interface BalanceSectionProps extends Omit<PaymentHistoryProps, 'transactions'> {
  /** All movements. */
  transactions: Loadable<readonly BalanceTransaction[]>;
  /** Records that could not be read; they are kept, and said. */
  brokenCount: number;
  /** The present day. */
  today: DateText;
  /** «Пополнить»: leads to the plans, the team's chosen. */
  onTopUp: () => void;
  /** Called to load the failed data again. */
  onRetry: () => void;
}

const Note = styled.output`
  color: var(--color-ink-soft);
  font-size: ${fontSizes.sm};
`;

/** «Баланс»: what there is, how long it lasts, where it goes, and every movement (R53). */
export function BalanceSection(props: BalanceSectionProps) {
  const { transactions, brokenCount, today, onTopUp, onRetry, ...history } = props;
  const all = transactions.state === 'ready' ? transactions.value : null;
  const body = () => {
    if (transactions.state === 'failed') {
      return <ErrorState title="Баланс не открылся" message={transactions.message} onRetry={onRetry} />;
    }
    if (!all) {
      return (
        <>
          <Skeleton height={120} />
          <Skeleton height={280} />
          <Skeleton height={400} />
        </>
      );
    }
    if (all.length === 0) {
      return (
        <EmptyState
          headingLevel={3}
          icon={<Wallet />}
          title="На балансе пока пусто"
          action={
            <Button needs="Admin" variant="primary" onClick={onTopUp}>
              Пополнить
            </Button>
          }
        >
          Выберите тариф и{NBSP}выставьте счёт: он появится здесь и{NBSP}будет ждать оплаты, а{NBSP}потом станет видно,
          куда уходят деньги.
        </EmptyState>
      );
    }
    return (
      <>
        <BalanceFigures transactions={all} today={today} />
        <SpendPictures transactions={all} today={today} />
        <PaymentHistory {...history} transactions={all} />
      </>
    );
  };
  return (
    <Stack as="section" gap={5} aria-busy={transactions.state === 'loading'}>
      <SectionHead
        title="Баланс"
        action={
          all && all.length > 0 ? (
            <Button needs="Admin" variant="primary" icon={<Wallet />} onClick={onTopUp}>
              Пополнить
            </Button>
          ) : null
        }
      >
        На{NBSP}что уходят деньги и{NBSP}на{NBSP}сколько их{NBSP}хватит.
      </SectionHead>
      {brokenCount > 0 ? (
        <Note>
          {counted(brokenCount, ['операцию', 'операции', 'операций'])} не{NBSP}удалось прочитать. Они сохранены
          отдельно, но{NBSP}в{NBSP}баланс не{NBSP}входят.
        </Note>
      ) : null}
      {body()}
    </Stack>
  );
}
