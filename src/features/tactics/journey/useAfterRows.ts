import { useEffect } from 'react';

/**
 * Fetches code that no row starts with, once the rows are drawn and answer: on a slow line it would be in their way. If that
 * fails, the component that draws it asks again and reports.
 * @param areShown whether the rows and their search rules are there: the rules come once the store has answered
 * @param fetchCode the same function at every drawing
 */
export function useAfterRows(areShown: boolean, fetchCode: () => Promise<unknown>): void {
  useEffect(() => {
    if (!areShown) return undefined;
    const timer = setTimeout(() => fetchCode().catch(() => undefined), 0);
    return () => clearTimeout(timer);
  }, [areShown, fetchCode]);
}
