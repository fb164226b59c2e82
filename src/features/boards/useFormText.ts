import { useState } from 'react';

/** A form that is kept as text. */
export interface FormText<F> {
  readonly form: F;
  /** Changes the form, and with it the text. */
  readonly change: (form: F) => void;
}

/**
 * Holds what is typed into a form beside the text it comes to: the text is tidy, and a space typed a moment ago must not be
 * taken away. A text that came from elsewhere (a version that was chosen) is read anew.
 * @param value the text
 * @param read makes the form of a text
 * @param write makes the text of a form
 * @param onText called with the new text and the form
 */
export function useFormText<F>(
  value: string,
  read: (text: string) => F,
  write: (form: F) => string,
  onText: (text: string, form: F) => void,
): FormText<F> {
  const [held, setHeld] = useState(() => ({ form: read(value), text: value }));
  const now = held.text === value ? held : { form: read(value), text: value };
  if (now !== held) setHeld(now);
  return {
    form: now.form,
    change: (form) => {
      const text = write(form);
      setHeld({ form, text });
      onText(text, form);
    },
  };
}
