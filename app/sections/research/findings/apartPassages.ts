/** Most passages that a device remembers as taken out of their groups: the ones taken out longest ago are forgotten first. */
const MOST = 500;

const keyOf = (companyId: string): string => `findings-apart:${companyId}`;

/** Ids of the passages of a company that were taken out of their groups on this device. */
export function readApart(companyId: string): readonly string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(companyId)) ?? '[]');
    return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

export function keepApart(companyId: string, ids: readonly string[]): void {
  try {
    localStorage.setItem(keyOf(companyId), JSON.stringify(ids.slice(-MOST)));
  } catch {
    // Storage is off: they stay out until the page is left.
  }
}
