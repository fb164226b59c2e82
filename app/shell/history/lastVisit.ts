const keyOf = (companyId: string): string => `orientir:visit:${companyId}`;

/** Reads a key; a browser that keeps nothing has nothing. */
function kept(storage: () => Storage, key: string): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

function keep(storage: () => Storage, key: string, value: string): void {
  try {
    storage().setItem(key, value);
  } catch {
    // Where nothing is kept «с прошлого захода» is not offered.
  }
}

const local = (): Storage => localStorage;
const session = (): Storage => sessionStorage;

/**
 * Notes that the company is looked at in this browser, and when that was before: what `lastVisit` tells as long as this tab is open.
 * Returns the way to stop.
 */
export function noteVisit(companyId: string): () => void {
  const key = keyOf(companyId);
  const before = kept(local, key);
  if (kept(session, key) === null && before !== null) keep(session, key, before);
  const leave = (): void => {
    if (document.visibilityState === 'hidden') keep(local, key, new Date().toISOString());
  };
  document.addEventListener('visibilitychange', leave);
  return () => document.removeEventListener('visibilitychange', leave);
}

/** When this browser had the company open before this tab, ISO 8601; null for never. */
export const lastVisit = (companyId: string): string | null => kept(session, keyOf(companyId));
