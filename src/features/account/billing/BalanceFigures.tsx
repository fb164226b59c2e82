import { styled } from 'styled-components';

import { counted, formatLongDate, NBSP } from '../../../domain/core/format.ts';
import type { DateText } from '../../../domain/core/record.ts';
import { media } from '../../../theme/media.ts';
import { fontSizes, spaces } from '../../../theme/tokens.ts';
import type { BalanceTransaction } from '../../../domain/account/account.ts';
import { summariseBalance } from '../../../domain/account/balance.ts';
import { useMemo } from 'react';
import { formatMoney, plural } from '../../../domain/core/format.ts';
import { Card } from '../../../ui/Card.tsx';
import { plainMoney } from './money.ts';

export interface BalanceFiguresProps {
  /** All movements. */
  transactions: readonly BalanceTransaction[];
  /** The present day. */
  today: DateText;
}

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

/** Shows the balance, how long it lasts, and the monthly cost. */
export function BalanceFigures({ transactions, today }: BalanceFiguresProps) {
  const { balance, count, sum } = useMemo(() => {
    const awaited = transactions.filter(({ status }) => status === 'awaiting_payment');
    return {
      balance: summariseBalance(transactions, today),
      count: awaited.length,
      sum: awaited.reduce((all, { amount }) => all + amount, 0),
    };
  }, [transactions, today]);
  const [forecast, forecastNote] = forecastOf(balance.current <= 0 ? 0 : balance.estimatedDays, today);
  return (
    <Figures>
      <Card>
        <dt>Текущий баланс</dt>
        <dd data-figure>{plainMoney(balance.current)}</dd>
        <dd>
          {count === 0
            ? 'неоплаченных счетов нет'
            : `${plural(count, ['ждёт', 'ждут', 'ждут'])} оплаты: ${counted(count, ['счёт', 'счёта', 'счетов'])} на${NBSP}${formatMoney(sum)}, в${NBSP}баланс не${NBSP}входит`}
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
  );
}
