import { styled } from 'styled-components';

import { fontSizes, radii, spaces } from '../../../theme/tokens.ts';
import { useId, type Ref } from 'react';
import { isSampleSeller, SELLER } from '../../../domain/account/seller.ts';
import { NBSP } from '../../../domain/core/format.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { InvoiceForm, type InvoiceFormProps } from './InvoiceForm.tsx';

export interface InvoiceBlockProps extends InvoiceFormProps {
  /** The last payer is being read: put in later, it would meet what is being typed. */
  loading: boolean;
  /** The block, for focus. */
  ref?: Ref<HTMLElement>;
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[4]}px;

  & > div > h3 {
    font-size: ${fontSizes.md};
  }
  & > div > p {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
  }
`;

const SellerLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${spaces[2]}px ${spaces[3]}px;
  padding: ${spaces[3]}px ${spaces[4]}px;
  border-radius: ${radii.block}px;
  background: var(--color-sunken);
  font-size: ${fontSizes.sm};

  & > div {
    flex: 1 1 280px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & small {
    display: block;
    color: var(--color-ink-soft);
    font-size: ${fontSizes.xs};
  }
`;

/** «Счёт для юридических лиц»: who sells, and the form. */
export function InvoiceBlock({ loading, ref, ...form }: InvoiceBlockProps) {
  const headingId = useId();
  const isSample = isSampleSeller(SELLER);
  return (
    <Root ref={ref} aria-labelledby={headingId}>
      <div>
        <h3 id={headingId}>Счёт для{NBSP}юридических лиц</h3>
        <p>PDF скачивается по{NBSP}кнопке «Выставить счёт».</p>
      </div>
      <SellerLine>
        <div>
          Продавец: {SELLER.name}, ИНН{NBSP}
          {SELLER.inn}
          {isSample ? (
            <small>
              Такой фирмы нет: платить по{NBSP}этому счёту нельзя, и{NBSP}на{NBSP}нём это написано.
            </small>
          ) : null}
        </div>
        {isSample ? <Badge tone="yellow">ОБРАЗЕЦ</Badge> : null}
      </SellerLine>
      {loading ? <Skeleton height={480} /> : <InvoiceForm {...form} />}
    </Root>
  );
}
