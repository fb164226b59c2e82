import { and, eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import * as v from 'valibot';

import type { RespondentState } from '../../../src/domain/fieldwork/figures.ts';
import type { Transaction } from '../../db/database.ts';
import { respondent } from '../../db/tables/fieldwork.ts';
import { bodyOf, companyIn, inCompany } from '../asking.ts';
import type { AppContext } from '../appContext.ts';
import { RefusedError } from '../../core/refusal.ts';
import { note } from '../../access/audit.ts';
import { named, onlyResearchers } from './roundRoutes.ts';
import { readRound } from '../../fieldwork/readRound.ts';
import { roomFor } from '../../fieldwork/places/takingPlaces.ts';
import type { StoredRespondent } from '../../fieldwork/takeIncoming.ts';

const counting = v.object({ counted: v.boolean() });

/** Those of whom a person may say that they do not count: who has begun, and has not taken it back. */
const HAVE_BEGUN: ReadonlySet<RespondentState> = new Set(['began', 'stopped', 'finished']);

/** Whether a respondent still has room in their round. */
async function hasRoom(tx: Transaction, row: StoredRespondent, now: Date): Promise<boolean> {
  const { companyId, roundId, finishedAt } = row;
  // A respondent in the middle needs a place only when they continue.
  const { round } = finishedAt === null ? { round: null } : await readRound(tx, companyId, roundId);
  return round === null || (await roomFor(tx, companyId, round, row, now, true)) === 'free';
}

/**
 * Excludes a respondent who has begun from the count, or includes them again (R392). Their words stay until their term; no more
 * are accepted from them, and their place becomes free.
 */
export function addCounting(app: Hono, server: AppContext): void {
  app.put('/api/companies/:company/respondents/:respondent/counted', async (context) => {
    const id = named(context, 'respondent');
    const { counted } = await bodyOf(server, context, counting);
    const done = await inCompany(server, context, async (tx, access, companyId) => {
      onlyResearchers(access);
      const of = and(eq(respondent.companyId, companyId), eq(respondent.id, id));
      const [row] = await tx.select().from(respondent).where(of).for('update');
      if (!row) throw new RefusedError('not_found');
      const now = server.now();
      if (!HAVE_BEGUN.has(row.state) || row.erasedAt !== null) throw new RefusedError('taken');
      const { roundId } = row;
      if (counted === (row.uncountedAt === null)) return { counted, roundId };
      if (counted && !(await hasRoom(tx, row, now))) return { counted: false, roundId };
      // Remaining work on their words is done when they count again.
      const fields = counted ? { uncountedAt: null, dueAt: now, tries: 0 } : { uncountedAt: now, heldUntil: null, remindAt: null }; // prettier-ignore
      await tx.update(respondent).set(fields).where(of);
      const action = counted ? ('respondent.counted' as const) : ('respondent.uncounted' as const);
      await note(tx, { companyId, actor: access.person.id, action, subject: { round: roundId, respondent: id }, at: now }); // prettier-ignore
      return { counted, roundId };
    });
    server.fieldwork.changed(companyIn(context), done.roundId);
    if (done.counted) server.fieldwork.look();
    return context.json({ counted: done.counted });
  });
}
