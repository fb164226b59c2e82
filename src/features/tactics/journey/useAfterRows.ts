import { useEffect } from 'react';

/**
 * Fetches code that no row begins with once they stand there and answer: on a slow line it would be in their way. Where it does not
 * come, whatever draws it asks again and tells.
 * @param areShown whether the rows stand there, and what searches them: that comes once the store has said its word
 * @param fetchCode the same function at every drawing
 */
export function useAfterRows(areShown: boolean, fetchCode: () => Promise<unknown>): void {
  useEffect(() => {
    if (!areShown) return undefined;
    const timer = setTimeout(() => fetchCode().catch(() => undefined), 0);
    return () => clearTimeout(timer);
  }, [areShown, fetchCode]);
}
