import { useState } from 'react';

import type { Outcome } from '../../domain/core/outcome.ts';

/** An action that a dialog waits for. */
export interface Submission {
  /** It is under way. */
  readonly busy: boolean;
  /** Why the last try failed; empty otherwise. */
  readonly error: string;
  /** Begins it. */
  readonly run: () => void;
}

/**
 * Runs an action, keeps its dialog open until it has happened, and says why when it has not.
 * @param act the action; undefined when a field is wrong and says so itself
 * @param onDone called when it has happened
 * @param isExplained something else in the form now tells the person what to do instead, a ConflictNote for one: the error of
 * the last try goes for good. Default false
 */
export function useSubmission(
  act: () => Promise<Outcome | undefined>,
  onDone: () => void,
  isExplained = false,
): Submission {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  if (isExplained && error !== '') setError('');
  const submit = async () => {
    setBusy(true);
    setError('');
    const outcome = await act();
    setBusy(false);
    if (outcome?.ok) onDone();
    else setError(outcome?.message ?? '');
  };
  return { busy, error, run: () => void submit() };
}
