import { useEffect, useEffectEvent, useState } from 'react';

import { useMissingRole, useTellMissingRole } from '../ui/context/rights.ts';

/**
 * Begins the action that the screen's address asks for, once, for users with the right; others are told why not.
 * @param action the requested action, or null
 * @param begin begins it: sets the screen's state
 * @param onTaken called once it was begun. A stable function
 */
export function useAskedAction<A extends string>(
  action: A | null,
  begin: (action: A) => void,
  onTaken: (() => void) | undefined,
): void {
  const isBarred = useMissingRole('Researcher') !== null;
  const barred = useTellMissingRole('Researcher');
  const [asked, setAsked] = useState<A | null>(null);
  if (action !== asked) {
    setAsked(action);
    if (action && !isBarred) begin(action);
  }
  const tell = useEffectEvent(() => void barred());
  useEffect(() => {
    if (!action) return;
    tell();
    onTaken?.();
  }, [action, onTaken]);
}
