import { styled } from 'styled-components';

import { media } from '../../../theme/media.ts';
import { fontSizes, spaces } from '../../../theme/tokens.ts';
import { Download } from 'lucide-react';
import type { Ref } from 'react';
import {
  PAYMENT_FILTER_LABELS,
  PAYMENT_FILTERS,
  readPaymentFilter,
  type PaymentFilter,
} from '../../../domain/account/balance.ts';
import { formatNumber } from '../../../domain/core/format.ts';
import { Button } from '../../../ui/Button.tsx';
import { Select } from '../../../ui/field/Select.tsx';

export interface HistoryHeadProps {
  /** Id of the heading: the section is named by it. */
  headingId: string;
  /** The heading, for focus. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** How many payments pass the filter. */
  count: number;
  /** Filter of the list. */
  filter: PaymentFilter;
  /** The file is being made. */
  busy: boolean;
  /** Called with the wanted filter. */
  onFilterChange: (filter: PaymentFilter) => void;
  /** «Экспорт». */
  onExport: () => void;
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${spaces[2]}px;

  & > h3 {
    flex: 1 1 auto;
    align-self: center;
    font-size: ${fontSizes.md};
  }
  & > div {
    width: 200px;
  }
  ${media.mobile} {
    & > h3 {
      flex-basis: 100%;
    }
    & > div {
      flex: 1;
      width: auto;
    }
  }
  ${media.print} {
    & > div {
      display: none;
    }
  }
`;

/** The payment history's heading with its filter and «Экспорт»; on paper the heading alone. */
export function HistoryHead(props: HistoryHeadProps) {
  const { headingId, headingRef, count, filter, busy, onFilterChange, onExport } = props;
  return (
    <Head>
      <h3 id={headingId} ref={headingRef} tabIndex={-1}>
        История платежей ({formatNumber(count)})
      </h3>
      <Select
        label="Какие операции"
        hideLabel
        options={PAYMENT_FILTERS.map((value) => ({ value, label: PAYMENT_FILTER_LABELS[value] }))}
        value={filter}
        onValueChange={(value) => onFilterChange(readPaymentFilter(value))}
      />
      <Button needs="Viewer" icon={<Download />} busy={busy} disabled={count === 0} onClick={onExport}>
        Экспорт
      </Button>
    </Head>
  );
}
