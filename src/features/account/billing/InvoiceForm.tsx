import { styled } from 'styled-components';

import { formatMoney, NBSP } from '../../../domain/core/format.ts';
import { MAX_DIGITS } from '../../../domain/account/requisites.ts';
import { TERMS } from '../../../domain/terms.ts';
import { RecordForm } from '../../../patterns/form/RecordForm.tsx';
import { fontSizes, spaces } from '../../../theme/tokens.ts';
import { useInvoiceForm, type InvoiceFormOptions } from './useInvoiceForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';

export type InvoiceFormProps = InvoiceFormOptions;

const Measure = styled.div`
  container-type: inline-size;
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[4]}px;
  align-items: start;

  @container (min-width: 640px) {
    grid-template-columns: repeat(6, minmax(0, 1fr));

    & > * {
      grid-column: span 2;
    }
    & > [data-width='half'] {
      grid-column: span 3;
    }
    & > [data-width='full'] {
      grid-column: 1 / -1;
    }
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${spaces[2]}px ${spaces[4]}px;

  & > output {
    flex: 1 1 240px;
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
  }
`;

/** The invoice form for legal entities (R55). Errors are beside their fields. */
export function InvoiceForm({ plan, values, onChange, onPlanMissing, onIssue }: InvoiceFormProps) {
  const { form, entrepreneur, bind } = useInvoiceForm({ plan, values, onChange, onPlanMissing, onIssue });
  const number = { inputMode: 'numeric', autoComplete: 'off', spellCheck: false } as const;

  return (
    <RecordForm
      form={form}
      kept
      aria-label="Счёт для юридических лиц"
      footer={
        <Foot>
          <Button variant="primary" type="submit" busy={form.busy}>
            Выставить счёт
          </Button>
          <output>
            {plan ? `Тариф «${plan.name}», ${formatMoney(plan.price)}, НДС включён` : `Тариф ещё не${NBSP}выбран`}
          </output>
        </Foot>
      }
    >
      <Measure>
        <Fields>
          <div data-width="full">
            <TextField
              label={TERMS.requisites.organisation}
              required
              autoComplete="organization"
              {...bind('organisation')}
            />
          </div>
          <TextField label={TERMS.requisites.inn} required hint="10 или 12 цифр" {...number} {...bind('inn')} />
          <TextField
            label={TERMS.requisites.kpp}
            hint={entrepreneur ? 'У предпринимателя его нет' : '9 знаков'}
            {...number}
            inputMode="text"
            {...bind('kpp')}
          />
          <TextField
            label={entrepreneur ? 'ОГРНИП' : 'ОГРН'}
            hint={`${entrepreneur ? MAX_DIGITS.entrepreneurOgrn : MAX_DIGITS.ogrn} цифр`}
            {...number}
            {...bind('ogrn')}
          />
          <div data-width="full">
            <TextField label={TERMS.requisites.address} required autoComplete="street-address" {...bind('address')} />
          </div>
          <div data-width="half">
            <TextField label={TERMS.requisites.contact} required autoComplete="name" {...bind('contact')} />
          </div>
          <div data-width="half">
            <TextField
              label={TERMS.requisites.email}
              required
              type="email"
              hint={`Печатается в${NBSP}счёте; PDF отправьте сами`}
              autoComplete="email"
              {...bind('email')}
            />
          </div>
        </Fields>
      </Measure>
    </RecordForm>
  );
}
