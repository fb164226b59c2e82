/**
 * How an action that a screen asked for ended. A failure carries what to tell the person, in Russian, so that a form can
 * show it beside what was typed and stay open.
 */
export type Outcome = { readonly ok: true } | { readonly ok: false; readonly message: string };

export const DONE: Outcome = { ok: true };

/** It did not happen; `message` says what failed and what to do. */
export function refused(message: string): Outcome {
  return { ok: false, message };
}
