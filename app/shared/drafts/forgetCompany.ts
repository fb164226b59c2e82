import { PAYER_DRAFT } from './payerDraft.ts';
import { forgetKeptDraft } from '../useDraft.ts';

/** What this browser, or this tab, keeps under keys; nothing where storage is off. */
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
 * Forgets what this device keeps of a company beside its records: what was typed and not stored, and where somebody was. Each key names the
 * company between colons (`chat-draft:company-1:product-2`).
 */
export function forgetCompany(companyId: string): void {
  forgetKeptDraft(PAYER_DRAFT, companyId);
  for (const storage of storages()) {
    for (const key of Object.keys(storage)) if (`:${key}:`.includes(`:${companyId}:`)) storage.removeItem(key);
  }
}
