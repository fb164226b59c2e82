import { useState, type RefObject } from 'react';

import type { MadeBy } from '../../domain/core/schema.ts';
import type { DraftedFields } from '../../domain/model/drafted.ts';
import { NOT_ASKED, type FieldWork } from './fieldWork.ts';
import type { ModelFieldNoteProps } from './ModelFieldNote.tsx';

/** Which fields were taken from a model. */
type Taken<F extends string> = { readonly [P in F]?: MadeBy | null | undefined };

/** A form whose fields a model may propose. */
export interface ModelFieldsOptions<F extends string> {
  /** Values of the form, with the fields taken from a model. */
  readonly values: Readonly<Record<F, string>> & { readonly byModel: Taken<F> };
  /** Initial values of the form: a field goes back to them when its earlier text is not remembered. */
  readonly record: Readonly<Record<F, string>> & { readonly byModel: Taken<F> };
  /** Types into it. */
  readonly type: (typed: Partial<Record<F, string>> & { readonly byModel: Taken<F> }) => void;
  /** Stored marks of fields taken from a model earlier: these are shown too. Default none. */
  readonly stored?: Taken<F> | undefined;
  /** Proposals of a model as the form opens. Default none, it was not asked. */
  readonly proposed?: FieldWork<F> | undefined;
  /** The form: a field that was decided about takes the focus. */
  readonly element: RefObject<HTMLFormElement | null>;
  /** Returns further values to type with the taken ones: whose words that rests on. Default none. */
  readonly along?: ((taken: DraftedFields<F>) => object) | undefined;
}

/** A model's proposals for a form's fields, and the decisions about them. */
export interface ModelFields<F extends string> {
  readonly work: FieldWork<F>;
  /** Sets the new state. A stable function. */
  readonly onWork: (work: FieldWork<F>) => void;
  /** Fields whose proposal may be taken. */
  readonly takeable: readonly F[];
  /** Takes all of those. */
  readonly onTakeAll: () => void;
  /** Props of the ModelFieldNote below a field; null where there is nothing to say. */
  readonly noteOf: (field: F, label: string) => ModelFieldNoteProps | null;
}

/** Takes a model's proposals into a form, field by field: each can be corrected after that, and taken back. */
export function useModelFields<F extends string>(options: ModelFieldsOptions<F>): ModelFields<F> {
  const { values, record, type, stored, proposed: opening = NOT_ASKED, element, along } = options;
  const [work, onWork] = useState<FieldWork<F>>(opening);
  const [before, setBefore] = useState<Partial<Record<F, string>>>({});
  const proposed = work.state === 'done' ? work.fields : {};
  const takeable = (Object.keys(proposed) as F[]).filter(
    (field) => work.state === 'done' && work.fields[field]?.isSavable,
  );
  const focus = (field: F | undefined) => {
    const control = element.current?.elements.namedItem(field ?? '');
    if (control instanceof HTMLElement) control.focus();
  };
  const decided = (fields: readonly F[]) => {
    if (work.state !== 'done') return;
    const left = Object.entries(work.fields).filter(([field]) => !fields.includes(field as F));
    onWork({ ...work, fields: Object.fromEntries(left) as typeof work.fields });
    focus(fields[0]);
  };
  const take = (fields: readonly F[]) => {
    if (work.state !== 'done') return;
    const texts = fields.map((field) => [field, work.fields[field]?.text ?? ''] as const);
    const marks = fields.map((field) => [field, work.madeBy] as const);
    setBefore((known) => ({
      ...known,
      ...Object.fromEntries(fields.flatMap((field) => (known[field] === undefined ? [[field, values[field]]] : []))),
    }));
    const taken = Object.fromEntries(fields.map((field) => [field, work.fields[field]])) as DraftedFields<F>;
    type({ ...Object.fromEntries(texts), ...along?.(taken), byModel: { ...values.byModel, ...Object.fromEntries(marks) } } as Parameters<typeof type>[0]); // prettier-ignore
    decided(fields);
  };
  const giveBack = (field: F) => {
    const marks = Object.entries(values.byModel).filter(([name]) => name !== field);
    const byModel = marks.length === 0 ? record.byModel : (Object.fromEntries(marks) as Taken<F>);
    type({ [field]: before[field] ?? record[field], byModel } as Parameters<typeof type>[0]);
    setBefore((known) => ({ ...known, [field]: undefined }));
    focus(field);
  };
  return {
    work,
    onWork,
    takeable,
    onTakeAll: () => take(takeable),
    noteOf(field, label) {
      const proposal = work.state === 'done' ? work.fields[field] : undefined;
      const now = values.byModel[field] ?? null;
      const taken = values[field].trim() === '' ? null : (now ?? stored?.[field] ?? null);
      if (!proposal && !taken) return null;
      return {
        label,
        proposal: proposal ?? null,
        taken,
        onTake: () => take([field]),
        onRefuse: () => decided([field]),
        onBack: now ? () => giveBack(field) : null,
      };
    },
  };
}
