import { useState } from 'react';

/**
 * A long action behind a button: whether it runs, and the way to run it. It ends busy however the action ends; telling
 * the outcome is the action's own affair.
 */
export function useBusy<A extends readonly unknown[]>(
  action: (...args: A) => Promise<unknown>,
): readonly [busy: boolean, run: (...args: A) => Promise<void>] {
  const [busy, setBusy] = useState(false);
  const run = async (...args: A) => {
    setBusy(true);
    try {
      await action(...args);
    } finally {
      setBusy(false);
    }
  };
  return [busy, run];
}
