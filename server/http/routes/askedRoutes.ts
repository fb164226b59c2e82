import { and, desc, eq, isNotNull, ne } from 'drizzle-orm';
import type { Hono } from 'hono';
import * as v from 'valibot';

import {
  LONGEST_KEY,
  MOST_CHECKED,
  MOST_KEYS,
  type ContactRound,
  type InvitedContacts,
} from '../../../src/domain/fieldwork/inviting/invitedContacts.ts';
import { respondent } from '../../db/tables/fieldwork.ts';
import { bodyOf, inCompany } from '../asking.ts';
import type { AppContext } from '../appContext.ts';
import { RefusedError } from '../../core/refusal.ts';
import { seesNamesIn } from '../../sync/names.ts';
import { isStorable } from '../../db/storedRecords.ts';
import { refusedOf } from '../../fieldwork/inviting.ts';
import { readStateFacts } from '../../fieldwork/figures/stateFacts.ts';
import { readAudienceRounds } from '../../fieldwork/readAudienceRounds.ts';
import { readRefusalDays } from '../../fieldwork/refusals.ts';
import { readChosen } from '../../fieldwork/keeping/answerSegments.ts';
import { PARTICIPANT } from '../../fieldwork/keeping/participants.ts';
import { named, onlyResearchers } from './roundRoutes.ts';

/* Rounds that asked a contact or the contacts of an audience. Contains no names, only ids. */

const imported = v.object({
  people: v.pipe(
    v.array(
      v.object({
        keys: v.pipe(v.array(v.pipe(v.string(), v.maxLength(LONGEST_KEY))), v.maxLength(MOST_KEYS)),
        liftedOn: v.pipe(v.string(), v.maxLength(10)),
      }),
    ),
    v.maxLength(MOST_CHECKED),
  ),
});

const moment = (at: Date | null): string | null => at?.toISOString() ?? null;

/** Who was invited to what, and what came of it. */
export function addAskedRoutes(app: Hono, server: AppContext): void {
  app.get('/api/companies/:company/rounds/:round/invited', async (context) => {
    const roundId = named(context, 'round');
    const told = await inCompany(server, context, async (tx, access, companyId): Promise<InvitedContacts> => {
      onlyResearchers(access);
      const rows = await tx
        .select({ listId: respondent.listId, key: respondent.contactId })
        .from(respondent)
        .where(
          and(eq(respondent.companyId, companyId), eq(respondent.roundId, roundId), isNotNull(respondent.contactId)),
        );
      const contacts = rows.map(({ listId, key }) => ({ listId: listId ?? '', key: key ?? '' }));
      return { contacts, refused: await refusedOf(tx, server.secret.get(), companyId, roundId) };
    });
    return context.json(told);
  });

  app.get('/api/companies/:company/rounds/:round/chosen', async (context) => {
    const roundId = named(context, 'round');
    const { question = '', choice = '' } = context.req.query();
    if (!isStorable(`${question}${choice}`)) throw new RefusedError('invalid');
    const chosen = await inCompany(server, context, async (tx, access, companyId) => {
      onlyResearchers(access);
      if (!(await seesNamesIn(tx, companyId, access.role))) throw new RefusedError('forbidden');
      return readChosen(tx, companyId, roundId, question, choice);
    });
    if (!chosen) throw new RefusedError('not_found');
    return context.json(chosen);
  });

  app.get('/api/companies/:company/rounds/:round/talks', async (context) => {
    const roundId = named(context, 'round');
    const rows = await inCompany(server, context, (tx, access, companyId) => {
      onlyResearchers(access);
      return tx
        .select({ id: respondent.id })
        .from(respondent)
        .where(
          and(
            eq(respondent.companyId, companyId),
            eq(respondent.roundId, roundId),
            isNotNull(respondent.filedAt),
            ne(respondent.state, 'withdrawn'),
          ),
        )
        .orderBy(respondent.id);
    });
    return context.json({ materials: rows.map(({ id }) => id) });
  });

  // The addresses of an import that nobody has confirmed yet: nothing of them is kept, and none is told.
  app.post('/api/companies/:company/contacts/refused', async (context) => {
    const { people } = await bodyOf(server, context, imported);
    const refused = await inCompany(server, context, async (tx, access, companyId) => {
      onlyResearchers(access);
      if (!(await seesNamesIn(tx, companyId, access.role))) throw new RefusedError('forbidden');
      const dayOf = await readRefusalDays(tx, server.secret.get(), companyId);
      return dayOf ? people.flatMap(({ keys, liftedOn }, at) => (dayOf(keys) > liftedOn ? [at] : [])) : [];
    });
    return context.json({ refused });
  });

  app.get('/api/companies/:company/contacts/:list/:key/rounds', async (context) => {
    const [listId, key] = [named(context, 'list'), named(context, 'key')];
    const { rows, factsOf } = await inCompany(server, context, async (tx, access, companyId) => {
      onlyResearchers(access);
      const found = await tx
        .select()
        .from(respondent)
        .where(and(eq(respondent.companyId, companyId), eq(respondent.listId, listId), eq(respondent.contactId, key)))
        .orderBy(desc(respondent.invitedAt), desc(respondent.id));
      return { rows: found, factsOf: await readStateFacts(tx, companyId, found, server.now()) };
    });
    const rounds = rows.map((row): ContactRound => ({
      roundId: row.roundId,
      codeName: row.codeName,
      ...factsOf(row),
      invitedAt: row.invitedAt.toISOString(),
      beganAt: moment(row.beganAt),
      lastAt: moment(row.lastAt),
      finishedAt: moment(row.finishedAt),
      materialId: row.filedAt === null || row.state === 'withdrawn' ? null : row.id,
    }));
    return context.json({ rounds });
  });

  app.get('/api/companies/:company/participants/:participant/contacts', async (context) => {
    const participant = named(context, 'participant');
    const contacts = await inCompany(server, context, async (tx, access, companyId) => {
      onlyResearchers(access);
      if (!(await seesNamesIn(tx, companyId, access.role))) throw new RefusedError('forbidden');
      return tx
        .selectDistinct({ listId: respondent.listId, key: respondent.contactId })
        .from(respondent)
        .where(and(eq(respondent.companyId, companyId), eq(PARTICIPANT, participant), isNotNull(respondent.contactId)));
    });
    return context.json({ contacts });
  });

  app.get('/api/companies/:company/audiences/:audience/rounds', async (context) => {
    const audience = named(context, 'audience');
    const asked = await inCompany(server, context, (tx, access, companyId) => {
      onlyResearchers(access);
      return readAudienceRounds(tx, companyId, audience);
    });
    return context.json(asked);
  });
}
