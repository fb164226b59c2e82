const keyOf = (companyId: string): string => `product:${companyId}`;

/** Returns the last shown of a company's products: in this tab, else in any; null when none is known. */
export function readProduct(companyId: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(companyId)) ?? localStorage.getItem(keyOf(companyId));
  } catch {
    return null;
  }
}

/** Remembers what is shown: for this tab, and for tabs to come. */
export function storeProduct(companyId: string, choice: string): void {
  try {
    sessionStorage.setItem(keyOf(companyId), choice);
    localStorage.setItem(keyOf(companyId), choice);
  } catch {
    // Storage is off: the address alone says it.
  }
}
