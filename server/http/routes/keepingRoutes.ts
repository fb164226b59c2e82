import type { Hono } from 'hono';
import { and, eq, inArray, or } from 'drizzle-orm';

import { erasureOf, type ErasurePage } from '../../../src/domain/forgetting/erasures.ts';
import type { Retention } from '../../../src/domain/fieldwork/keeping/expiring.ts';
import { isEnough } from '../../../src/domain/sync/rights.ts';
import { containing } from '../../db/containing.ts';
import { audit } from '../../db/tables/access.ts';
import { inCompany } from '../asking.ts';
import type { AppContext } from '../appContext.ts';
import { RefusedError } from '../../core/refusal.ts';
import { cursorIn } from '../auditCursor.ts';
import { readAudit } from '../../access/audit.ts';
import { keptRounds } from '../../fieldwork/keeping/term.ts';

/** Lines of the journal that tell of respondents whose words were erased. */
const OF_RESPONDENTS = or(
  inArray(audit.action, ['person.forgotten', 'respondent.withdrawn', 'interviews.expired']),
  and(
    eq(audit.action, 'erased'),
    or(containing(audit.subject, '"kind":"contactList"'), containing(audit.subject, '"contacts":')),
  ),
);

/** Adds the routes for retention terms of respondents' data, and for its erasures. */
export function addKeepingRoutes(app: Hono, server: AppContext): void {
  app.get('/api/companies/:company/retention', async (context) => {
    const rounds = await inCompany(server, context, (tx, _access, companyId) => keptRounds(tx, companyId));
    return context.json({ rounds } satisfies Retention);
  });

  app.get('/api/companies/:company/erasures', async (context) => {
    const before = cursorIn(context.req.query('before'));
    const page = await inCompany(server, context, async (tx, { role }, companyId): Promise<ErasurePage> => {
      if (!isEnough(role, 'Admin')) throw new RefusedError('forbidden');
      const { entries, more } = await readAudit(tx, companyId, {
        action: null,
        actor: null,
        before,
        only: OF_RESPONDENTS,
      });
      return { erasures: entries.flatMap((entry) => erasureOf(entry) ?? []), more };
    });
    return context.json(page);
  });
}
