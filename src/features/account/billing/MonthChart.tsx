import type { CSSProperties } from 'react';
import { styled } from 'styled-components';

import type { MonthSpend } from '../../../domain/account/balance.ts';
import { formatMoney } from '../../../domain/core/format.ts';
import { fontSizes, radii, spaces } from '../../../theme/tokens.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { shortSum } from './money.ts';
import { lazily } from '../../../domain/core/lazily.ts';

export interface MonthChartProps {
  /** Spend of some months, oldest first. */
  months: readonly MonthSpend[];
}

/** Least height of the chart, sums and names included, px. */
const HEIGHT = 240;

const Root = styled.ol`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: ${spaces[2]}px;
  min-height: ${HEIGHT}px;
`;

const Month = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  /* What the column leaves free above it, its sum, the column, the month's name: the tallest one reaches the top. */
  grid-template-rows: minmax(0, var(--rest)) auto minmax(2px, var(--bar)) auto;
  row-gap: ${spaces[1]}px;
  font-size: ${fontSizes.xs};
  line-height: 1.125rem;
  text-align: center;

  & > b {
    grid-row: 2;
    font-weight: 500;
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.01em;
    white-space: nowrap;
  }
  & > i {
    grid-row: 3;
    border-radius: ${radii.small}px ${radii.small}px 0 0;
    background: var(--color-accent);
    @media (forced-colors: active) {
      background: Highlight;
    }
  }
  &[data-empty='true'] > i {
    background: var(--color-edge);
  }
  & > span[aria-hidden] {
    grid-row: 4;
    padding-block-start: ${spaces[1]}px;
    border-block-start: 1px solid var(--color-hairline);
    color: var(--color-ink-soft);
  }
  &[data-now='true'] > span[aria-hidden] {
    color: var(--color-ink);
    font-weight: 600;
  }
`;

const shortName = lazily(() => new Intl.DateTimeFormat('ru-RU', { month: 'short', timeZone: 'UTC' }));
const longName = lazily(() => new Intl.DateTimeFormat('ru-RU', { month: 'long', year: 'numeric', timeZone: 'UTC' }));

/** Spend by month as columns with their sums above; read out as a list of months and sums. */
export function MonthChart({ months }: MonthChartProps) {
  const most = Math.max(...months.map(({ amount }) => amount), 1);
  return (
    <Root aria-label="Расход по месяцам">
      {months.map(({ month, amount }, index) => {
        const moment = new Date(`${month}-01T00:00:00Z`);
        return (
          <Month
            key={month}
            data-empty={amount === 0}
            data-now={index === months.length - 1}
            style={{ '--rest': `${1 - amount / most}fr`, '--bar': `${amount / most}fr` } as CSSProperties}
          >
            <VisuallyHidden>
              {longName().format(moment)}: {formatMoney(amount)}
            </VisuallyHidden>
            <b aria-hidden>{shortSum(amount)}</b>
            <i aria-hidden />
            <span aria-hidden>{shortName().format(moment).replace('.', '')}</span>
          </Month>
        );
      })}
    </Root>
  );
}
