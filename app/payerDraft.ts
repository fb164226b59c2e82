import { useCallback, useEffect, useState } from 'react';

import { EMPTY_REQUISITES, type Requisites } from '#src/domain/requisites.ts';

const KEY = 'invoice-payer';
/** How long typing rests before the draft is kept, ms. */
const REST = 300;

const FIELDS = Object.keys(EMPTY_REQUISITES) as (keyof Requisites)[];

/** The kept draft, or null. What is stored is not trusted: only texts of known fields are taken. */
function read(): Requisites | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    const known = stored as Readonly<Record<string, unknown>>;
    const texts = FIELDS.map((field) => [field, typeof known[field] === 'string' ? known[field] : '']);
    return Object.fromEntries(texts) as unknown as Requisites;
  } catch {
    return null;
  }
}

function keep(draft: Requisites): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Without storage the draft lives as long as the page.
  }
}

/**
 * What stands in the invoice form. It outlives the section and the tab, so that nothing typed is lost; untouched, it follows the last
 * payer.
 * @param last the payer of the last invoice, or null
 */
export function usePayerDraft(last: Requisites | null): [Requisites, (payer: Requisites) => void] {
  const [draft, setDraft] = useState(read);
  useEffect(() => {
    if (draft === null) return undefined;
    const timer = setTimeout(() => keep(draft), REST);
    const leave = () => keep(draft);
    window.addEventListener('pagehide', leave);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', leave);
      keep(draft);
    };
  }, [draft]);
  return [draft ?? last ?? EMPTY_REQUISITES, useCallback((payer) => setDraft(payer), [])];
}
