import { useRef, useState, type RefObject } from 'react';

import { differingFields, type EditedForm } from '../../domain/core/editedForm.ts';
import type { Outcome } from '../../domain/core/outcome.ts';
import { focusFirstError } from './focusFirstError.ts';
import { useEditedForm, type Editing } from './useEditedForm.ts';

/** Errors of a form, by the `name` of the control that shows each. */
export type FormErrors = Readonly<Record<string, string | undefined>>;

/** State that a form's frame needs: a RecordForm or a FormDialog takes it as a whole. */
export interface FormState {
  /** The form's element: the first wrong control is looked for in it. */
  readonly element: RefObject<HTMLFormElement | null>;
  /** It is being sent. */
  readonly busy: boolean;
  /** Why the last try failed; empty otherwise, and once something above the fields tells what to do instead. */
  readonly error: string;
  /** Why it can be sent no more: the record is gone. Empty while it can. */
  readonly gone: string;
  /** Says what must be filled in before it can be sent; empty when it can go, undefined when it waits for nothing. */
  readonly missing?: string;
  /** Names of what differs from what it began with, or from the record, and is not stored. */
  readonly unsaved: readonly string[];
  /** Props of the ConflictNote above the fields. */
  readonly note: Editing<object>['note'];
  /**
   * Sends it, unless it is being sent, something waits for a choice, or a field is wrong: the first such thing takes the focus.
   * @param onSent called once it is stored
   */
  readonly send: (onSent?: () => void) => void;
}

/** Fields whose value is a text, or one of some texts. */
type TextField<F> = { [K in keyof F]: F[K] extends string ? K : never }[keyof F] & string;

/** A form: its values, its errors, and the bindings of its controls. */
export interface RecordForm<F extends object> extends FormState {
  /** Values of the form. */
  readonly values: F;
  /** Errors to show: none until the form was tried. */
  readonly errors: FormErrors;
  /** Errors, tried or not. */
  readonly problems: FormErrors;
  /** Types into it. */
  readonly type: (typed: Partial<F>) => void;
  /** Props of a text field, by the name of its value. */
  readonly text: (name: TextField<F>) => {
    readonly name: string;
    readonly value: string;
    readonly error: string | undefined;
    readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
  };
  /** Props of a Select, by the name of its value. */
  readonly choice: (name: TextField<F>) => {
    readonly name: string;
    readonly value: string;
    readonly error: string | undefined;
    readonly onValueChange: (value: string) => void;
  };
}

/** Options of a form: the record, its rules, its draft, and where it goes. */
export interface RecordFormOptions<F extends object> {
  /** Initial values: the record's as they are now, or an empty form. Compared field by field. */
  readonly record: F;
  /**
   * A field's label and its value in words, for the ConflictNote: untouched fields follow the record, the others wait for a
   * choice. Without it the form makes a new record, and `record` only holds the initial values.
   */
  readonly show?: (field: keyof F & string, value: F[keyof F]) => { readonly label: string; readonly text: string };
  /** Returns errors by field; nothing when it can be sent. Default: no errors ever. */
  readonly check?: (values: F) => FormErrors;
  /** Says what must be filled in before it can be sent, in words; empty when it can go. Default: it can always be tried. */
  readonly missing?: (values: F) => string;
  /** Values typed before the form was closed; without it the form begins with `record`. */
  readonly draft?: EditedForm<F>;
  /** Called with everything that is typed or chosen, so that a parent can keep it; with undefined once it is stored. */
  readonly onDraftChange?: (draft: EditedForm<F> | undefined) => void;
  /** Why it can be sent no more; empty, the default, while it can. */
  readonly gone?: string;
  /** The values as they will be stored: a form that stays open must say the same, or it would contradict the record. */
  readonly tidy?: (values: F) => F;
  /** Called when it was sent and a field is wrong. */
  readonly onInvalid?: (values: F) => void;
  /** Stores it; undefined when something outside of the form is missing and says so itself. */
  readonly onSubmit: (values: F) => Promise<Outcome | undefined>;
}

const NOTHING_WRONG = (): FormErrors => ({});

/**
 * The one way to make a form: its values beside the record's, errors once it was tried, the focus on the first of them, conflicts
 * with another tab, the draft, and the sending.
 */
export function useRecordForm<F extends object>(options: RecordFormOptions<F>): RecordForm<F> {
  const { record, show, check = NOTHING_WRONG, draft, onDraftChange, tidy, onInvalid, onSubmit } = options;
  const element = useRef<HTMLFormElement>(null);
  const editing = useEditedForm(record, { draft, onChange: onDraftChange, show });
  const [tried, setTried] = useState(false);
  // Storing may take the record out of the form's reach before the form is removed: that is no news to the person.
  const [phase, setPhase] = useState<'open' | 'sending' | 'sent'>('open');
  const [error, setError] = useState('');
  const { values } = editing;
  const missing = options.missing?.(values);
  const problems = check(values);
  const errors = tried ? problems : NOTHING_WRONG();
  const gone = phase === 'open' ? (options.gone ?? '') : '';
  if (error !== '' && (gone !== '' || editing.note.conflicts.length > 0)) setError('');

  const type = (typed: Partial<F>) => {
    if (phase === 'sent') setPhase('open');
    editing.type(typed);
  };
  const submit = async (onSent?: () => void) => {
    if (phase === 'sending' || gone !== '' || (missing ?? '') !== '') return;
    setError('');
    if (!editing.settled()) return;
    const isWrong = Object.values(problems).some((problem) => problem !== undefined);
    // A value that is right as it is sent gets no error when storing makes it wrong: a name is taken, by this very form.
    setTried(isWrong);
    if (isWrong) {
      onInvalid?.(values);
      focusFirstError(element.current, problems);
      return;
    }
    const tidied = tidy?.(values) ?? values;
    if (tidied !== values) editing.type(tidied);
    setPhase('sending');
    const outcome = await onSubmit(tidied);
    setPhase(outcome?.ok ? 'sent' : 'open');
    if (!outcome?.ok) {
      setError(outcome?.message ?? '');
      return;
    }
    onDraftChange?.(undefined);
    onSent?.();
  };
  const bound = (name: TextField<F>) => ({ name, value: values[name] as string, error: errors[name] });
  const change = (name: TextField<F>, value: string) => type({ [name]: value } as Partial<F>);
  return {
    element,
    values,
    errors,
    problems,
    type,
    text: (name) => ({ ...bound(name), onChange: ({ target }) => change(name, target.value) }),
    choice: (name) => ({ ...bound(name), onValueChange: (value) => change(name, value) }),
    busy: phase === 'sending',
    error,
    gone,
    missing,
    unsaved: phase === 'sent' ? [] : differingFields(editing.edited),
    note: editing.note,
    send: (onSent) => void submit(onSent),
  };
}
