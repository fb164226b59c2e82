import { useState, type FocusEvent } from 'react';
import { styled } from 'styled-components';

import type { Plan } from '../../../domain/account/billing.ts';
import { formatMoney, NBSP } from '../../../domain/core/format.ts';
import type { Outcome } from '../../../domain/core/outcome.ts';
import {
  checkRequisites,
  compactNumber,
  isEntrepreneur,
  MAX_DIGITS,
  type Requisites,
} from '../../../domain/account/requisites.ts';
import { TERMS } from '../../../domain/terms.ts';
import { RecordForm } from '../../../patterns/form/RecordForm.tsx';
import { useRecordForm } from '../../../patterns/form/useRecordForm.ts';
import { fontSizes, spaces } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';

export interface InvoiceFormProps {
  /** The chosen plan, or null. */
  plan: Plan | null;
  /** What stands in the form; kept by the parent, so that nothing typed is lost. */
  values: Requisites;
  /** Called at every key with the whole form. */
  onChange: (values: Requisites) => void;
  /** Called when the form is sent and no plan is chosen: the parent says so beside the plans, and has the focus there. */
  onPlanMissing: () => void;
  /** Makes the invoice; the form keeps its text either way. */
  onIssue: (plan: Plan, payer: Requisites) => Promise<Outcome>;
}

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

/** Fields whose spaces and dashes are dropped once they are left. */
const NUMBERS: ReadonlySet<string> = new Set(['inn', 'kpp', 'ogrn']);

/** Whether more is typed than the number can have: said at once, while the rest waits until the field is left. */
function isTooLong(field: keyof Requisites, values: Requisites): boolean {
  const length = compactNumber(values[field]).length;
  if (field === 'inn') return length > MAX_DIGITS.inn;
  if (field === 'kpp') return length > MAX_DIGITS.kpp;
  return field === 'ogrn' && length > (isEntrepreneur(values.inn) ? MAX_DIGITS.entrepreneurOgrn : MAX_DIGITS.ogrn);
}

/** The invoice form for legal entities (R55). Errors are beside their fields. */
export function InvoiceForm({ plan, values, onChange, onPlanMissing, onIssue }: InvoiceFormProps) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const form = useRecordForm<Requisites>({
    record: values,
    check: checkRequisites,
    onDraftChange: (draft) => {
      if (draft) onChange(draft.values);
    },
    show: (field, value) => ({ label: TERMS.requisites[field], text: value }),
    onSubmit: async (payer) => {
      if (plan) return onIssue(plan, payer);
      onPlanMissing();
      return undefined;
    },
  });
  const entrepreneur = isEntrepreneur(values.inn);

  /** An empty required field is not scolded for being passed by; a filled one is checked when it is left. */
  const errorOf = (field: keyof Requisites): string | undefined => {
    const early = (left.has(field) && values[field].trim() !== '') || isTooLong(field, values);
    return early ? form.problems[field] : form.errors[field];
  };
  const bind = (field: keyof Requisites) => ({
    ...form.text(field),
    error: errorOf(field),
    onBlur: (event: FocusEvent<HTMLInputElement>) => {
      setLeft((before) => new Set(before).add(field));
      const compact = NUMBERS.has(field) ? compactNumber(event.target.value) : event.target.value;
      if (compact !== values[field]) form.type({ [field]: compact });
    },
  });
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
