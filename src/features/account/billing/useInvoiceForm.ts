import { useState, type FocusEvent } from 'react';

import type { Plan } from '../../../domain/account/billing.ts';
import {
  checkRequisites,
  compactNumber,
  isEntrepreneur,
  MAX_DIGITS,
  type Requisites,
} from '../../../domain/account/requisites.ts';
import type { Outcome } from '../../../domain/core/outcome.ts';
import { TERMS } from '../../../domain/terms.ts';
import { useRecordForm, type RecordForm } from '../../../patterns/form/useRecordForm.ts';

/** Data for an invoice. */
export interface InvoiceFormOptions {
  /** The chosen plan, or null. */
  plan: Plan | null;
  /** Values in the form; kept by the parent, so that nothing typed is lost. */
  values: Requisites;
  /** Called at every key with the whole form. */
  onChange: (values: Requisites) => void;
  /** Called when the form is sent and no plan is chosen: the parent says so beside the plans, and has the focus there. */
  onPlanMissing: () => void;
  /** Makes the invoice; the form keeps its text either way. */
  onIssue: (plan: Plan, payer: Requisites) => Promise<Outcome>;
}

/** The invoice form, and how its fields are bound. */
export interface BoundInvoiceForm {
  readonly form: RecordForm<Requisites>;
  /** The payer is an entrepreneur, by the number of digits of the INN. */
  readonly entrepreneur: boolean;
  /** Props of a text field. */
  readonly bind: (field: keyof Requisites) => ReturnType<RecordForm<Requisites>['text']> & {
    readonly onBlur: (event: FocusEvent<HTMLInputElement>) => void;
  };
}

/** Fields whose spaces and dashes are dropped once they are left. */
const NUMBERS: ReadonlySet<string> = new Set(['inn', 'kpp', 'ogrn']);

/** Whether more is typed than the number can have: said at once, while the rest waits until the field is left. */
function isTooLong(field: keyof Requisites, values: Requisites): boolean {
  const length = compactNumber(values[field]).length;
  if (field === 'inn') return length > MAX_DIGITS.inn;
  if (field === 'kpp') return length > MAX_DIGITS.kpp;
  return field === 'ogrn' && length > (isEntrepreneur(values.inn) ? MAX_DIGITS.entrepreneurOgrn : MAX_DIGITS.ogrn);
}

/** Checks requisites as they are typed and left, and has the invoice made. */
export function useInvoiceForm({
  plan,
  values,
  onChange,
  onPlanMissing,
  onIssue,
}: InvoiceFormOptions): BoundInvoiceForm {
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
  return { form, entrepreneur: isEntrepreneur(values.inn), bind };
}
