import { PAYER_DRAFT } from './payerDraft.ts';
import { forgetKeptDraft } from '../useDraft.ts';

/** Returns the key storages of this browser and this tab; empty where storage is off. */
function storages(): readonly Storage[] {
  return [() => localStorage, () => sessionStorage].flatMap((storage) => {
    try {
      return storage() ?? [];
    } catch {
      return [];
    }
  });
}

/**
 * Removes the data of a company that this device keeps beside its records: typed text that is not stored, and the last places.
 * Each key names the company between colons (`chat-draft:company-1:product-2`).
 */
export function forgetCompany(companyId: string): void {
  forgetKeptDraft(PAYER_DRAFT, companyId);
  for (const storage of storages()) {
    for (const key of Object.keys(storage)) if (`:${key}:`.includes(`:${companyId}:`)) storage.removeItem(key);
  }
}
