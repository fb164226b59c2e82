import { isObject } from '#src/domain/core/record.ts';
import {
  MOST_CHECKED,
  type CheckedPerson,
  type RefusedContacts,
} from '#src/domain/fieldwork/inviting/invitedContacts.ts';

import { companyPath, createAsk, type Answer } from '../ask.ts';

const areRefused = (value: unknown): value is RefusedContacts => isObject(value) && Array.isArray(value.refused);

/**
 * Which of some people refused before, by their places.
 * @param fetcher the browser's `fetch` but in tests
 */
export async function refusedAmong(
  companyId: string,
  people: readonly CheckedPerson[],
  fetcher: typeof fetch,
): Promise<Answer<readonly number[]>> {
  const ask = createAsk(fetcher);
  const refused: number[] = [];
  for (let at = 0; at < people.length; at += MOST_CHECKED) {
    const body = { people: people.slice(at, at + MOST_CHECKED) };
    const answer = await ask(`${companyPath(companyId)}/contacts/refused`, areRefused, { method: 'POST', body });
    if (!answer.ok) return answer;
    refused.push(...answer.value.refused.map((one) => one + at));
  }
  return { ok: true, value: refused };
}
