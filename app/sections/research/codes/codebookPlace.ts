import type { CodebookPlace } from '#src/features/research/codes/useKeptPlace.ts';

const keyOf = (companyId: string): string => `codebook-place:${companyId}`;

/** Whether this page came instead of itself, or back out of the history; not when an address was opened. */
function isPageAgain(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  const type = (entry as PerformanceNavigationTiming | undefined)?.type;
  return type === 'reload' || type === 'back_forward';
}

/** Where the codebook of a company was when this tab was loaded again; null when it was not, or elsewhere. */
export function readCodebookPlace(companyId: string): CodebookPlace | null {
  if (!isPageAgain()) return null;
  try {
    const value = JSON.parse(sessionStorage.getItem(keyOf(companyId)) ?? 'null') as Partial<CodebookPlace> | null;
    const { top, id } = value ?? {};
    if (typeof top !== 'number' || !Number.isFinite(top)) return null;
    return { top, id: typeof id === 'string' ? id : null };
  } catch {
    return null;
  }
}

/** Remembers where the codebook is, as long as the tab lives; with null forgets it. */
export function keepCodebookPlace(companyId: string, place: CodebookPlace | null): void {
  try {
    if (place === null) sessionStorage.removeItem(keyOf(companyId));
    else sessionStorage.setItem(keyOf(companyId), JSON.stringify(place));
  } catch {
    // Storage is off: a page that is loaded again begins at the top.
  }
}
