import { styled } from 'styled-components';

import { media } from '../../../theme/media.ts';
import { fontSizes, spaces } from '../../../theme/tokens.ts';
import { useMemo } from 'react';
import type { BalanceTransaction } from '../../../domain/account/account.ts';
import { spendByMonth, spendByProject } from '../../../domain/account/balance.ts';
import { NBSP } from '../../../domain/core/format.ts';
import type { DateText } from '../../../domain/core/record.ts';
import { Card } from '../../../ui/Card.tsx';
import { MonthChart } from './MonthChart.tsx';
import { ProjectSpendList } from './ProjectSpendList.tsx';

export interface SpendPicturesProps {
  /** All movements. */
  transactions: readonly BalanceTransaction[];
  /** The present day: the last month is its. */
  today: DateText;
}

const MONTHS = 6;

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

/** Where money goes: by month and by project. Nothing while none was spent. */
export function SpendPictures({ transactions, today }: SpendPicturesProps) {
  const projects = useMemo(() => spendByProject(transactions), [transactions]);
  const months = useMemo(() => spendByMonth(transactions, today, MONTHS), [transactions, today]);
  if (projects.length === 0) return null;
  return (
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
  );
}
