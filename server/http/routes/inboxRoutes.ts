import { and, count, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Hono } from 'hono';
import * as v from 'valibot';

import {
  MAIL_CHOICES,
  NOTICE_WHYS,
  type InboxChoices,
  type ToldInboxChoices,
} from '../../../src/domain/inbox/inbox.ts';
import { inboxChoice, muted, notice } from '../../db/tables/inbox.ts';
import { person } from '../../db/tables/people.ts';
import { asPerson, bodyOf, inCompany, storableText } from '../asking.ts';
import type { AppContext } from '../appContext.ts';
import { RefusedError } from '../../core/refusal.ts';
import { ofPerson, readInbox } from '../../inbox/readInbox.ts';

/** Milliseconds for which what was read is kept. */
const REMEMBERED = 90 * 24 * 60 * 60 * 1000;
/** Maximum number of subjects that one user may mute in one company. */
const MOST_MUTED = 2000;

const readThem = v.object({ ids: v.optional(v.pipe(v.array(v.string()), v.maxLength(500))) });
const muteIt = v.object({ on: storableText(300), muted: v.boolean() });
const chosen = v.object({ mail: v.picklist(MAIL_CHOICES), off: v.array(v.picklist(NOTICE_WHYS)) });

function addInbox(app: Hono, server: AppContext): void {
  app.get('/api/companies/:company/inbox', async (context) => {
    const before = context.req.query('before') ?? null;
    const page = await inCompany(server, context, (tx, { person: who }, companyId) =>
      readInbox(tx, companyId, who.id, before),
    );
    return context.json(page);
  });

  app.post('/api/companies/:company/inbox/read', async (context) => {
    const { ids } = await bodyOf(server, context, readThem);
    await inCompany(server, context, async (tx, { person: who }, companyId) => {
      if (ids?.length === 0) return;
      const long = new Date(server.now().getTime() - REMEMBERED);
      await tx.delete(notice).where(and(ofPerson(companyId, who.id), lt(notice.at, long), isNotNull(notice.readAt)));
      await tx
        .update(notice)
        .set({ readAt: server.now() })
        .where(and(ofPerson(companyId, who.id), isNull(notice.readAt), ids ? inArray(notice.id, ids) : undefined));
    });
    return context.body(null, 204);
  });

  app.put('/api/companies/:company/inbox/muted', async (context) => {
    const { on, muted: isMuted } = await bodyOf(server, context, muteIt);
    await inCompany(server, context, async (tx, { person: who }, companyId) => {
      const own = and(eq(muted.companyId, companyId), eq(muted.personId, who.id));
      if (!isMuted) {
        await tx.delete(muted).where(and(own, eq(muted.subject, on)));
        return;
      }
      const [{ many = 0 } = {}] = await tx.select({ many: count() }).from(muted).where(own);
      if (many >= MOST_MUTED) throw new RefusedError('too_large');
      await tx.insert(muted).values({ companyId, personId: who.id, subject: on }).onConflictDoNothing();
    });
    return context.body(null, 204);
  });
}

/** Returns a user's choices: all notices, and letters at once, by default. */
function choicesOf(row: { readonly mail: InboxChoices['mail']; readonly off: string } | undefined): InboxChoices {
  if (!row) return { mail: 'now', off: [] };
  return { mail: row.mail, off: JSON.parse(row.off) as InboxChoices['off'] };
}

function addChoices(app: Hono, server: AppContext): void {
  app.get('/api/inbox/choices', async (context) => {
    const answer = await asPerson(server, context, async (tx, who): Promise<ToldInboxChoices> => {
      const [row] = await tx
        .select({ mail: inboxChoice.mail, off: inboxChoice.off })
        .from(inboxChoice)
        .where(eq(inboxChoice.personId, who.id));
      const [{ address = null } = {}] = await tx
        .select({ address: person.email })
        .from(person)
        .where(and(eq(person.id, who.id), eq(person.emailVerified, true)));
      return { ...choicesOf(row), address, sendsMail: server.mail.isOn };
    });
    return context.json(answer);
  });

  app.put('/api/inbox/choices', async (context) => {
    const { mail, off } = await bodyOf(server, context, chosen);
    await asPerson(server, context, async (tx, who) => {
      const to = { mail, off: JSON.stringify([...new Set(off)]) };
      await tx
        .insert(inboxChoice)
        .values({ personId: who.id, ...to })
        .onConflictDoUpdate({ target: inboxChoice.personId, set: to });
    });
    return context.body(null, 204);
  });
}

/** Adds the routes of a user's notices, and of their choices. */
export function addInboxRoutes(app: Hono, server: AppContext): void {
  addInbox(app, server);
  addChoices(app, server);
}
