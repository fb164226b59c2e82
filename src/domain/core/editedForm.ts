/**
 * A form over a record that another user can change meanwhile: the values in the form, the record's values that they were last
 * compared with, and the record's values that contradict what was typed. Nothing of either is lost until the person has chosen.
 */
export interface EditedForm<F extends object> {
  readonly values: F;
  readonly base: F;
  /** Stored values of fields that were changed here and elsewhere to different values. */
  readonly theirs: Partial<F>;
}

/** A form that begins with the record's values. */
export function editForm<F extends object>(record: F): EditedForm<F> {
  return { values: record, base: record, theirs: {} };
}

function without<F extends object>(theirs: Partial<F>, values: Partial<F>): Partial<F> {
  const left = { ...theirs };
  for (const field of Object.keys(left) as (keyof F)[]) {
    if (field in values && values[field] === left[field]) delete left[field];
  }
  return left;
}

/** The form after typing. A field that now says what is stored contradicts it no longer. */
export function typeInto<F extends object>(edited: EditedForm<F>, typed: Partial<F>): EditedForm<F> {
  return { ...edited, values: { ...edited.values, ...typed }, theirs: without(edited.theirs, typed) };
}

/**
 * Returns the form after the record changed: fields not edited here follow it. Where both changed to different values, the typed
 * value stays and the stored value goes into `theirs`. The same object when the record has nothing new.
 */
export function meetRecord<F extends object>(edited: EditedForm<F>, record: F): EditedForm<F> {
  const fields = (Object.keys(record) as (keyof F)[]).filter((field) => record[field] !== edited.base[field]);
  if (fields.length === 0) return edited;
  const values = { ...edited.values };
  const theirs = { ...edited.theirs };
  for (const field of fields) {
    const untouched = values[field] === edited.base[field] && !(field in theirs);
    if (untouched) values[field] = record[field];
    // An emptied field takes nothing from anybody: what was typed stays, and there is nothing to compare it with.
    const emptied = record[field] === '' || record[field] === null;
    if (emptied || values[field] === record[field]) delete theirs[field];
    else theirs[field] = record[field];
  }
  return { values, base: record, theirs };
}

/** Fields in which the form says something else than the record does. */
export function differingFields<F extends object>({ values, base }: EditedForm<F>): (keyof F & string)[] {
  return (Object.keys(values) as (keyof F & string)[]).filter((field) => values[field] !== base[field]);
}

/** Settles a field: with the stored value, or with what was typed. */
export function settle<F extends object>(
  edited: EditedForm<F>,
  field: keyof F,
  choice: 'theirs' | 'mine',
): EditedForm<F> {
  if (!(field in edited.theirs)) return edited;
  const { [field]: stored, ...theirs } = edited.theirs;
  const values = choice === 'theirs' ? { ...edited.values, [field]: stored as F[keyof F] } : edited.values;
  return { ...edited, values, theirs: theirs as unknown as Partial<F> };
}

/** Fields that wait for a choice, in the record's order. */
export function contradicted<F extends object>(edited: EditedForm<F>): (keyof F & string)[] {
  return (Object.keys(edited.base) as (keyof F & string)[]).filter((field) => field in edited.theirs);
}
