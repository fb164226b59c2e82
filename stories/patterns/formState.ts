import type { FormState } from '#src/patterns/form/useRecordForm.ts';
import { noRef } from '#stories/noRef.ts';

/** A form that waits to be sent, with what a story wants otherwise. */
export function formState(otherwise: Partial<FormState> = {}): FormState {
  return {
    element: noRef(),
    busy: false,
    error: '',
    gone: '',
    unsaved: [],
    note: { conflicts: [], onSettle: () => undefined, calls: 0 },
    send: () => undefined,
    ...otherwise,
  };
}
