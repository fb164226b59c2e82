import { styled } from 'styled-components';

import { fontSizes, spaces, widths } from '../../../theme/tokens.ts';
import { CreditCard } from 'lucide-react';
import { useId } from 'react';
import { vatRate } from '../../../domain/account/vat.ts';
import { NBSP } from '../../../domain/core/format.ts';
import type { DateText } from '../../../domain/core/record.ts';
import { Button } from '../../../ui/Button.tsx';
import { Link } from '../../../ui/Link.tsx';

export interface PayByCardProps {
  /** Whether a plan is chosen: nothing can be paid without. */
  chosen: boolean;
  /** The present day: the VAT rate goes by it. */
  today: DateText;
  /** Address of the payment history. */
  historyHref: string;
  /** «Оплатить картой». */
  onPay: () => void;
}

const Paying = styled.div`
  display: grid;
  gap: ${spaces[3]}px;
  justify-items: start;

  & > p {
    max-width: ${widths.reading};
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
    line-height: 1.375rem;
    text-wrap: pretty;
  }
`;

/** «Оплатить картой», and how a payment goes. */
export function PayByCard({ chosen, today, historyHref, onPay }: PayByCardProps) {
  const whyId = useId();
  return (
    <Paying>
      <Button
        needs="Admin"
        icon={<CreditCard />}
        disabled={!chosen}
        aria-describedby={chosen ? undefined : whyId}
        onClick={onPay}
      >
        Оплатить картой
      </Button>
      {chosen ? null : <p id={whyId}>Чтобы оплатить, сначала выберите тариф.</p>}
      <p>
        Счёт выставляется в{NBSP}течение 1{NBSP}рабочего дня; доступ активируется автоматически после оплаты; НДС
        {NBSP}включён ({vatRate(today)}
        {NBSP}%). Когда деньги придут, отметьте счёт оплаченным в{NBSP}
        <Link href={historyHref}>истории платежей</Link>.
      </p>
    </Paying>
  );
}
