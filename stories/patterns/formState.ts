import type { FormState } from '#src/patterns/form/useRecordForm.ts';

/** A form that waits to be sent, with what a story wants otherwise. */
export function formState(otherwise: Partial<FormState> = {}): FormState {
  return {
    element: { current: null },
    busy: false,
    error: '',
    gone: '',
    unsaved: false,
    note: { conflicts: [], onSettle: () => undefined, calls: 0 },
    send: () => undefined,
    ...otherwise,
  };
}
