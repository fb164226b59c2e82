import { useEffect, useState } from 'react';

/**
 * Begins what the screen's address asks for, once.
 * @param action what it asks for, or null
 * @param begin begins it: sets the screen's state
 * @param onTaken called once it was begun. A stable function
 */
export function useAskedAction<A extends string>(
  action: A | null,
  begin: (action: A) => void,
  onTaken: (() => void) | undefined,
): void {
  const [asked, setAsked] = useState<A | null>(null);
  if (action !== asked) {
    setAsked(action);
    if (action) begin(action);
  }
  useEffect(() => {
    if (action) onTaken?.();
  }, [action, onTaken]);
}
