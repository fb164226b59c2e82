import type { Expectation } from '#src/domain/core/expectation.ts';
import type { StoredRecord } from '#src/domain/core/record.ts';
import { whyUnmet } from '#src/domain/core/unmet.ts';
import { changedBy } from '#src/domain/history/changedBy.ts';
import { NAMELESS } from '#src/domain/sync/presence.ts';

import { createHistoryApi, type HistoryApi } from './historyApi.ts';
import type { Store } from '#store/port.ts';

/**
 * Who changed what was relied on, as a sentence says it, «коллега (Анна)»: '' for oneself, in another tab; null where it is not known: the
 * server is not reached, or does not remember. The server changes things by itself, too: it files what respondents say, for one (R434).
 * @param api the server's history but in tests
 */
export async function whoChanged(
  store: Store,
  expected: readonly Expectation[],
  api: Pick<HistoryApi, 'ofRecord'> = createHistoryApi((...given) => fetch(...given)),
): Promise<string | null> {
  if (store.sync().mode !== 'team') return '';
  for (const one of expected) {
    // oxlint-disable-next-line no-await-in-loop -- the first that does not hold is asked for, and no other
    const stands = (await store.get(one.kind, one.id)) as StoredRecord | undefined;
    if (whyUnmet(one, stands) === null) continue;
    // oxlint-disable-next-line no-await-in-loop -- it is the last step
    const answer = await api.ofRecord(store.companyId, one, null);
    const who = answer.ok ? changedBy(answer.value, one) : null;
    if (who === null) return null;
    if (who.id === '') return 'сервер';
    return who.id === store.actor ? '' : `коллега (${who.name || NAMELESS})`;
  }
  return null;
}
