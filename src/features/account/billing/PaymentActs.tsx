import { styled } from 'styled-components';

import { spaces } from '../../../theme/tokens.ts';
import { Ban, Check, FileDown } from 'lucide-react';
import type { BalanceTransaction } from '../../../domain/account/account.ts';
import { isOpenInvoice } from '../../../domain/account/invoice.ts';
import { Button } from '../../../ui/Button.tsx';

export interface PaymentActsProps {
  /** The movement, or the invoice that is awaited. */
  transaction: BalanceTransaction;
  /** Its invoice is being made. */
  busy: boolean;
  /** «Отметить оплаченным». */
  onMark: (transaction: BalanceTransaction) => void;
  /** «Отменить счёт». */
  onCancel: (transaction: BalanceTransaction) => void;
  /** «Скачать счёт». */
  onDownload: (transaction: BalanceTransaction) => void;
}

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${spaces[2]}px;

  &:empty {
    display: none;
  }
`;

/** Shows the actions of a movement: an open invoice is marked or cancelled, any invoice downloaded. */
export function PaymentActs({ transaction, busy, onMark, onCancel, onDownload }: PaymentActsProps) {
  const { description, invoice, invoiceNumber } = transaction;
  const name = invoiceNumber === null ? description : `счёт № ${invoiceNumber}`;
  return (
    <Acts data-acts>
      {isOpenInvoice(transaction) ? (
        <>
          <Button
            needs="Admin"
            size="sm"
            icon={<Check />}
            aria-label={`Отметить оплаченным: ${name}`}
            onClick={() => onMark(transaction)}
          >
            Отметить оплаченным
          </Button>
          <Button
            needs="Admin"
            size="sm"
            variant="quiet"
            icon={<Ban />}
            aria-label={`Отменить ${name}`}
            onClick={() => onCancel(transaction)}
          >
            Отменить счёт
          </Button>
        </>
      ) : null}
      {invoice === null ? null : (
        <Button
          needs="Viewer"
          size="sm"
          variant="quiet"
          icon={<FileDown />}
          busy={busy}
          aria-label={`Скачать ${name}`}
          onClick={() => onDownload(transaction)}
        >
          Скачать счёт
        </Button>
      )}
    </Acts>
  );
}
