import { isKind } from '#src/domain/kindFacts.ts';
import type { RecordName } from '#src/domain/plan.ts';

import { setOrDrop, type UrlCodec } from './useUrlState.ts';

/** History shown over the screen: a record's, the company's, the journal of its owners. */
export type HistoryPlace =
  | { readonly of: 'record'; readonly name: RecordName }
  | { readonly of: 'company' }
  | { readonly of: 'journal' };

/** `?history=<kind>:<id>`, `?history=company`, `?history=journal`; null for none. */
export const HISTORY_URL: UrlCodec<string | null> = {
  read: (params) => {
    const text = params.get('history') ?? '';
    return historyPlace(text) === null ? null : text;
  },
  write: (history, params) => setOrDrop(params, 'history', history ?? ''),
};

/** Returns the history named by a text of the address; null for none. */
export function historyPlace(text: string): HistoryPlace | null {
  if (text === 'company' || text === 'journal') return { of: text };
  const at = text.indexOf(':');
  const [kind, id] = [text.slice(0, at), text.slice(at + 1)];
  return at > 0 && id !== '' && isKind(kind) ? { of: 'record', name: { kind, id } } : null;
}
