import { useId, useRef, useState, type ChangeEvent, type FocusEvent } from 'react';
import { styled } from 'styled-components';

import type { Plan } from '../../domain/billing.ts';
import { formatMoney, NBSP } from '../../domain/format.ts';
import type { Outcome } from '../../domain/outcome.ts';
import {
  checkRequisites,
  compactNumber,
  isEntrepreneur,
  MAX_DIGITS,
  type Requisites,
} from '../../domain/requisites.ts';
import { focusFirstError } from '../../patterns/focusFirstError.ts';
import { FormError } from '../../patterns/FormError.tsx';
import { useSubmission } from '../../patterns/useSubmission.ts';
import { fontSizes, spaces } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';

export interface InvoiceFormProps {
  /** The chosen plan, or null. */
  plan: Plan | null;
  /** What stands in the form; kept by the parent, so that nothing typed is lost. */
  values: Requisites;
  onChange: (values: Requisites) => void;
  /** Called when the form is sent and no plan is chosen: the parent says so beside the plans, and has the focus there. */
  onPlanMissing: () => void;
  /** Makes the invoice; the form keeps its text either way. */
  onIssue: (plan: Plan, payer: Requisites) => Promise<Outcome>;
}

const Form = styled.form`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[4]}px;
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
    font-size: ${fontSizes.sm}px;
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

/** The invoice form for legal entities (specification §3, §5, decision 26). Errors are beside their fields. */
export function InvoiceForm({ plan, values, onChange, onPlanMissing, onIssue }: InvoiceFormProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [tried, setTried] = useState(false);
  const wrong = checkRequisites(values);
  const entrepreneur = isEntrepreneur(values.inn);

  const { busy, error, run } = useSubmission(
    async () => {
      setTried(true);
      if (Object.keys(wrong).length > 0) {
        focusFirstError(form.current, wrong);
        return undefined;
      }
      if (!plan) {
        onPlanMissing();
        return undefined;
      }
      return onIssue(plan, values);
    },
    () => setTried(false),
  );

  /** An empty required field is not scolded for being passed by; a filled one is checked when it is left. */
  const errorOf = (field: keyof Requisites): string | undefined => {
    const shown = tried || (left.has(field) && values[field].trim() !== '') || isTooLong(field, values);
    return shown ? wrong[field] : undefined;
  };
  const bind = (field: keyof Requisites) => ({
    name: field,
    value: values[field],
    error: errorOf(field),
    onChange: (event: ChangeEvent<HTMLInputElement>) => onChange({ ...values, [field]: event.target.value }),
    onBlur: (event: FocusEvent<HTMLInputElement>) => {
      setLeft((before) => new Set(before).add(field));
      const compact = NUMBERS.has(field) ? compactNumber(event.target.value) : event.target.value;
      if (compact !== values[field]) onChange({ ...values, [field]: compact });
    },
  });
  const number = { inputMode: 'numeric', autoComplete: 'off', spellCheck: false } as const;

  return (
    <Form
      ref={form}
      id={id}
      aria-label="Счёт для юридических лиц"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) run();
      }}
    >
      <Fields>
        <div data-width="full">
          <TextField label="Название организации" required autoComplete="organization" {...bind('organisation')} />
        </div>
        <TextField label="ИНН" required hint="10 или 12 цифр" {...number} {...bind('inn')} />
        <TextField
          label="КПП"
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
          <TextField label="Юридический адрес" required autoComplete="street-address" {...bind('address')} />
        </div>
        <div data-width="half">
          <TextField label="Контактное лицо" required autoComplete="name" {...bind('contact')} />
        </div>
        <div data-width="half">
          <TextField
            label="Почта для счёта"
            required
            type="email"
            hint={`Печатается в${NBSP}счёте. Письмо отсюда не${NBSP}уходит: отправьте PDF сами`}
            autoComplete="email"
            {...bind('email')}
          />
        </div>
      </Fields>
      <FormError message={error} />
      <Foot>
        <Button variant="primary" type="submit" busy={busy}>
          Выставить счёт
        </Button>
        <output>
          {plan ? `Тариф «${plan.name}», ${formatMoney(plan.price)}, НДС включён` : `Тариф ещё не${NBSP}выбран`}
        </output>
      </Foot>
    </Form>
  );
}
