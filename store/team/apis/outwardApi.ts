import { isObject } from '#src/domain/core/record.ts';
import type { OutwardDays, OutwardDocument, OutwardKind, OutwardPage } from '#src/domain/outward/outward.ts';

import { anything, companyPath, createAsk, done, type Answer } from '../ask.ts';

/** Content of a page for outsiders. */
export interface OutwardPageContent {
  readonly document: OutwardDocument;
  /** Whether respondents' data are hidden in it. */
  readonly hides: boolean;
}

/** A page that is to be. */
export interface NewOutward extends OutwardPageContent {
  readonly kind: OutwardKind;
  readonly recordId: string;
  readonly days: OutwardDays;
}

/** Pages for those outside, as this side asks the server for them. Nothing is thrown. */
export interface OutwardApi {
  /** All that the company shows now, the newest first. */
  list(companyId: string): Promise<Answer<readonly OutwardPage[]>>;
  /** Shows something to outsiders. Resolves to its id and to the token of its link, which is returned once. */
  show(companyId: string, page: NewOutward): Promise<Answer<{ readonly id: string; readonly token: string }>>;
  /** Shows it as it is now, under the same link. */
  renew(companyId: string, page: string, shown: OutwardPageContent): Promise<Answer<null>>;
  /** Shows it no more. */
  stop(companyId: string, page: string): Promise<Answer<null>>;
}

const arePages = (value: unknown): value is { readonly pages: readonly OutwardPage[] } =>
  isObject(value) &&
  Array.isArray(value.pages) &&
  value.pages.every((one) => isObject(one) && typeof one.id === 'string' && typeof one.until === 'string');

const isNew = (value: unknown): value is { readonly id: string; readonly token: string } =>
  isObject(value) && typeof value.id === 'string' && typeof value.token === 'string';

const of = (companyId: string, page = ''): string =>
  `${companyPath(companyId)}/outward${page === '' ? '' : `/${encodeURIComponent(page)}`}`;

/**
 * Pages for those outside at the server of the page's own address.
 * @param fetcher asks it; the browser's `fetch` but in tests
 */
export function createOutwardApi(fetcher: typeof fetch): OutwardApi {
  const ask = createAsk(fetcher);
  return {
    async list(companyId) {
      const answer = await ask(of(companyId), arePages);
      return answer.ok ? { ok: true, value: answer.value.pages } : answer;
    },
    show: (companyId, page) => ask(of(companyId), isNew, { method: 'POST', body: page }),
    renew: (companyId, page, shown) => done(ask(of(companyId, page), anything, { method: 'PUT', body: shown })),
    stop: (companyId, page) => done(ask(of(companyId, page), anything, { method: 'DELETE' })),
  };
}
