import { useState } from 'react';

/** A form whose changes can be taken back while it is being filled. */
export interface FormSteps<F> {
  /**
   * Changes the form.
   * @param typing of typing: its place. What is typed into one place in a row is one step
   */
  readonly change: (next: F, typing?: string) => void;
  /** Takes the last step back, or takes it again; undefined when there is none. */
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
}

/** How many steps can be taken back. */
const KEPT = 100;

interface Steps<F> {
  readonly past: readonly F[];
  readonly future: readonly F[];
  /** Where the last step was typed; empty when it was none of typing. */
  readonly typing: string;
}

/**
 * Remembers the steps of a form that is edited in its place: the browser's own undo knows the letters of one field, not rows that
 * were moved or a table that was pasted.
 * @param form its current state
 * @param write changes it
 */
export function useFormSteps<F>(form: F, write: (form: F) => void): FormSteps<F> {
  const [{ past, future, typing: last }, setSteps] = useState<Steps<F>>({ past: [], future: [], typing: '' });
  const back = past.at(-1);
  const [ahead] = future;
  return {
    change: (next, typing = '') => {
      const goesOn = typing !== '' && typing === last && past.length > 0;
      setSteps({ past: goesOn ? past : [...past, form].slice(-KEPT), future: [], typing });
      write(next);
    },
    undo:
      back === undefined
        ? undefined
        : () => {
            setSteps({ past: past.slice(0, -1), future: [form, ...future], typing: '' });
            write(back);
          },
    redo:
      ahead === undefined
        ? undefined
        : () => {
            setSteps({ past: [...past, form], future: future.slice(1), typing: '' });
            write(ahead);
          },
  };
}
