import type { Hono } from 'hono';
import * as v from 'valibot';

import type { PageAnswer } from '../../../src/domain/chat/page.ts';
import { isEnough } from '../../../src/domain/sync/rights.ts';
import { bodyOf, companyIn, inCompany, storableText } from '../asking.ts';
import type { AppContext } from '../appContext.ts';
import { createRateLimit } from '../../core/rateLimit.ts';
import { RefusedError } from '../../core/refusal.ts';

const asked = v.object({ address: v.pipe(storableText(2000), v.nonEmpty()) });

/** Pages that one company may have read: a link is given once in a conversation. */
const PAGES = { perSecond: 0.1, reserve: 10 };

/** Reads the page that a company names in its chat. Nothing of it is kept, nor written into a log. */
export function addReadingRoutes(app: Hono, server: AppContext): void {
  const pages = createRateLimit(PAGES.perSecond, PAGES.reserve);
  app.post('/api/companies/:company/page', async (context) => {
    const { address } = await bodyOf(server, context, asked);
    await inCompany(server, context, async (_tx, { role }) => {
      if (!isEnough(role, 'Researcher')) throw new RefusedError('forbidden');
    });
    pages.spend(companyIn(context));
    const { PageError, readPage } = await import('../../reading/readPage.ts');
    try {
      return context.json({ page: await readPage(address, server.reading) } satisfies PageAnswer);
    } catch (error) {
      if (!(error instanceof PageError)) throw error;
      return context.json({ problem: error.problem } satisfies PageAnswer);
    }
  });
}
