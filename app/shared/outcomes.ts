import { DONE, refused, type Outcome } from '#src/domain/core/outcome.ts';

import type { ServerError } from './team/ServerError.ts';
import type { ExportError } from '#files/writing/ExportError.ts';
import type { ImportError, ImportErrors } from '#files/reading/ImportError.ts';
import { storeMessageText } from '#store/messages.ts';
import { showToast } from './toast.ts';
import { StoreError } from '#src/domain/core/storeError.ts';

/** By name, not by class: importers and exporters are loaded when first used, and this file with the first screen. */
function tellsPerson(error: unknown): error is ImportError | ImportErrors | ExportError | ServerError {
  return error instanceof Error && ['ImportError', 'ImportErrors', 'ExportError', 'ServerError'].includes(error.name);
}

/**
 * Returns the user's message for any thrown value: importers, exporters and the store provide theirs; the rest is a fault of
 * ours.
 */
export function explain(error: unknown): string {
  if (tellsPerson(error)) return error.message;
  if (error instanceof DOMException && error.name === 'AbortError') {
    return storeMessageText(new StoreError('aborted', error.message));
  }
  // A rule that no longer fits: the record moved on, most likely in another tab.
  if (error instanceof RangeError) return storeMessageText(new StoreError('conflict', error.message));
  return storeMessageText(error);
}

/** Runs an action of a form: a failure comes back as a message for the form, which stays open. */
export async function attempt(action: () => Promise<void>): Promise<Outcome> {
  try {
    await action();
    return DONE;
  } catch (error) {
    return refused(explain(error));
  }
}

/** Runs an action that has no form: a failure becomes a toast. Returns whether it happened. */
export async function attemptWithToast(title: string, action: () => Promise<void>): Promise<boolean> {
  try {
    await action();
    return true;
  } catch (error) {
    await showToast({ tone: 'error', title, description: explain(error) });
    return false;
  }
}
