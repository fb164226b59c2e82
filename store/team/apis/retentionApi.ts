import { isObject } from '#src/domain/core/record.ts';
import type { Retention } from '#src/domain/fieldwork/keeping/expiring.ts';
import type { Erasure, ErasurePage } from '#src/domain/forgetting/erasures.ts';

import { companyPath, createAsk, type Answer } from '../ask.ts';

const isRetention = (value: unknown): value is Retention => isObject(value) && Array.isArray(value.rounds);
const isErasurePage = (value: unknown): value is ErasurePage => isObject(value) && Array.isArray(value.erasures);

/**
 * Reads the data that a company keeps of respondents, and the end of its term.
 * @param fetcher the browser's `fetch` but in tests
 */
export const readRetention = (companyId: string, fetcher: typeof fetch): Promise<Answer<Retention>> =>
  createAsk(fetcher)(`${companyPath(companyId)}/retention`, isRetention);

/**
 * Reads erasures of respondents' data, newest first.
 * @param before the last one of the previous page; null for the first page
 * @param fetcher the browser's `fetch` but in tests
 */
export const readErasures = (
  companyId: string,
  before: Erasure | null,
  fetcher: typeof fetch,
): Promise<Answer<ErasurePage>> => {
  const after = before === null ? '' : `?before=${encodeURIComponent(`${before.at}_${before.id}`)}`;
  return createAsk(fetcher)(`${companyPath(companyId)}/erasures${after}`, isErasurePage);
};
