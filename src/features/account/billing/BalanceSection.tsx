import { Wallet } from 'lucide-react';
import { useMemo } from 'react';
import { styled } from 'styled-components';

import type { Transaction } from '../../../domain/account/account.ts';
import { spendByMonth, spendByProject, summariseBalance } from '../../../domain/account/balance.ts';
import { counted, formatLongDate, formatMoney, NBSP, plural } from '../../../domain/core/format.ts';
import type { Loadable } from '../../../domain/core/loadable.ts';
import type { DateText } from '../../../domain/core/record.ts';
import { media } from '../../../theme/media.ts';
import { fontSizes, spaces } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { plainMoney } from './money.ts';
import { MonthChart } from './MonthChart.tsx';
import { PaymentHistory, type PaymentHistoryProps } from './PaymentHistory.tsx';
import { ProjectSpendList } from './ProjectSpendList.tsx';
import { SectionHead } from '../SectionHead.tsx';

export interface BalanceSectionProps extends Omit<PaymentHistoryProps, 'transactions'> {
  /** All movements. */
  transactions: Loadable<readonly Transaction[]>;
  /** Records that could not be read; they are kept, and said. */
  brokenCount: number;
  /** The present day. */
  today: DateText;
  /** «Пополнить»: leads to the plans, the team's chosen. */
  onTopUp: () => void;
  /** What failed is to be loaded again. */
  onRetry: () => void;
}

/** Months of the chart. */
const MONTHS = 6;

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${spaces[4]}px;
  margin: 0;

  & > div {
    display: grid;
    gap: ${spaces[1]}px;
    align-content: start;
  }
  & dt {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
  }
  & dd {
    margin: 0;
    color: var(--color-ink-soft);
    font-size: ${fontSizes.xs};
    line-height: 1.125rem;
  }
  & dd[data-figure] {
    color: var(--color-ink);
    font-size: ${fontSizes.xl};
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.015em;
    line-height: 2.125rem;
  }
  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${spaces[2]}px;
  }
`;

const Pictures = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${spaces[4]}px;

  & > section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto minmax(0, 1fr);
    gap: ${spaces[4]}px;
  }
  & h3 {
    font-size: ${fontSizes.md};
  }
  & h3 small {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.xs};
    font-weight: 400;
  }
  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Note = styled.output`
  color: var(--color-ink-soft);
  font-size: ${fontSizes.sm};
`;

function dayAfter(date: DateText, days: number): DateText {
  const moment = new Date(`${date}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return Number.isNaN(moment.getTime()) ? date : moment.toISOString().slice(0, 10);
}

/** Longest forecast that is given as a date, days. */
const FAR = 730;

function forecastOf(days: number | null, today: DateText): readonly [figure: string, note: string] {
  if (days === null) return ['Не нужен', 'за последние 90 дней расходов не было'];
  if (days === 0) return ['Пора пополнить', 'денег на балансе не осталось'];
  if (days > FAR) return ['Больше двух лет', 'при нынешнем расходе'];
  return [
    counted(days, ['день', 'дня', 'дней']),
    `до${NBSP}следующего пополнения: хватит примерно до${NBSP}${formatLongDate(dayAfter(today, days)).replaceAll(' ', NBSP)}`,
  ];
}

/** «Баланс»: what there is, how long it lasts, where it goes, and every movement (R53). */
export function BalanceSection(props: BalanceSectionProps) {
  const { transactions, brokenCount, today, onTopUp, onRetry, ...history } = props;
  const all = transactions.state === 'ready' ? transactions.value : null;
  const figures = useMemo(() => {
    if (!all) return null;
    const awaited = all.filter(({ status }) => status === 'awaiting_payment');
    return {
      balance: summariseBalance(all, today),
      projects: spendByProject(all),
      months: spendByMonth(all, today, MONTHS),
      awaitedCount: awaited.length,
      awaitedSum: awaited.reduce((sum, { amount }) => sum + amount, 0),
    };
  }, [all, today]);
  const body = () => {
    if (transactions.state === 'failed') {
      return <ErrorState title="Баланс не открылся" message={transactions.message} onRetry={onRetry} />;
    }
    if (!all || !figures) {
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
            <Button variant="primary" onClick={onTopUp}>
              Пополнить
            </Button>
          }
        >
          Выберите тариф и{NBSP}выставьте счёт: он появится здесь и{NBSP}будет ждать оплаты, а{NBSP}потом станет видно,
          куда уходят деньги.
        </EmptyState>
      );
    }
    const { balance, projects, months, awaitedCount, awaitedSum } = figures;
    const [forecast, forecastNote] = forecastOf(balance.current <= 0 ? 0 : balance.estimatedDays, today);
    return (
      <>
        <Figures>
          <Card>
            <dt>Текущий баланс</dt>
            <dd data-figure>{plainMoney(balance.current)}</dd>
            <dd>
              {awaitedCount === 0
                ? 'неоплаченных счетов нет'
                : `${plural(awaitedCount, ['ждёт', 'ждут', 'ждут'])} оплаты: ${counted(awaitedCount, ['счёт', 'счёта', 'счетов'])} на${NBSP}${formatMoney(awaitedSum)}, в${NBSP}баланс не${NBSP}входит`}
            </dd>
          </Card>
          <Card>
            <dt>Прогноз</dt>
            <dd data-figure>{forecast}</dd>
            <dd>{forecastNote}</dd>
          </Card>
          <Card>
            <dt>Расход в{NBSP}месяц</dt>
            <dd data-figure>{formatMoney(balance.monthlySpend)}</dd>
            <dd>
              в{NBSP}среднем за{NBSP}последние 90{NBSP}дней
            </dd>
          </Card>
        </Figures>
        {projects.length === 0 ? null : (
          <Pictures>
            <Card as="section">
              <h3>
                Расход по{NBSP}месяцам <small>в{NBSP}рублях</small>
              </h3>
              <MonthChart months={months} />
            </Card>
            <Card as="section">
              <h3>
                Расход по{NBSP}проектам <small>за{NBSP}всё время</small>
              </h3>
              <ProjectSpendList projects={projects} />
            </Card>
          </Pictures>
        )}
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
            <Button variant="primary" icon={<Wallet />} onClick={onTopUp}>
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
