import { useState } from 'react';

import { contradicted, editForm, meetRecord, settle, typeInto, type EditedForm } from '../../domain/core/editedForm.ts';
import type { Conflict } from './ConflictNote.tsx';

/** A form over a record that can change in another tab. */
export interface Editing<F extends object> {
  /** Values of the form. */
  readonly values: F;
  readonly edited: EditedForm<F>;
  /** Types into it. */
  readonly type: (typed: Partial<F>) => void;
  /** Props of the {@link import('./ConflictNote.tsx').ConflictNote} above the form. */
  readonly note: {
    readonly conflicts: readonly Conflict[];
    readonly onSettle: (field: string, choice: 'theirs' | 'mine') => void;
    readonly calls: number;
  };
  /** Whether nothing waits for a choice; else the note takes the focus. Asked before the form is sent. */
  readonly settled: () => boolean;
}

/**
 * Keeps a form's values beside the record's: untouched fields follow the record, the others wait for a choice.
 * @param record the record's values as they are now; compared field by field
 * @param options.draft values typed before the form was closed
 * @param options.onChange called with everything that is typed or chosen, so that a parent can keep it
 * @param options.show a field's label and its value in words; without it the form makes a new record, and follows none
 */
export function useEditedForm<F extends object>(
  record: F,
  options: {
    readonly draft?: EditedForm<F> | undefined;
    readonly onChange?: ((edited: EditedForm<F>) => void) | undefined;
    readonly show?:
      | ((field: keyof F & string, value: F[keyof F]) => { readonly label: string; readonly text: string })
      | undefined;
  },
): Editing<F> {
  const { draft, onChange, show } = options;
  const [kept, setKept] = useState(() => draft ?? editForm(record));
  const [calls, setCalls] = useState(0);
  const edited = show ? meetRecord(kept, record) : kept;
  if (edited !== kept) setKept(edited);
  const change = (next: EditedForm<F>) => {
    setKept(next);
    onChange?.(next);
  };
  const fields = show ? contradicted(edited) : [];
  return {
    values: edited.values,
    edited,
    type: (typed) => change(typeInto(edited, typed)),
    note: {
      conflicts: fields.map((field) => {
        const mine = show?.(field, edited.values[field]);
        const theirs = show?.(field, edited.theirs[field] as F[keyof F]);
        return { field, label: mine?.label ?? field, mine: mine?.text ?? '', theirs: theirs?.text ?? '' };
      }),
      onSettle: (field, choice) => change(settle(edited, field as keyof F, choice)),
      calls,
    },
    settled: () => {
      if (fields.length > 0) setCalls((before) => before + 1);
      return fields.length === 0;
    },
  };
}
