import type { PageAnswer } from '#src/domain/chat/page.ts';
import { isObject } from '#src/domain/core/record.ts';

import { companyPath, createAsk, type Answer } from '../ask.ts';

const isAnswer = (value: unknown): value is PageAnswer =>
  isObject(value) &&
  (typeof value.problem === 'string' ||
    (isObject(value.page) &&
      [value.page.url, value.page.title, value.page.text].every((one) => typeof one === 'string')));

/** Has the server read a page. @param fetcher the browser's `fetch` but in tests */
export const readPage = (companyId: string, address: string, fetcher: typeof fetch): Promise<Answer<PageAnswer>> =>
  createAsk(fetcher)(`${companyPath(companyId)}/page`, isAnswer, { method: 'POST', body: { address } });
