import { and, count, desc, eq, inArray, isNotNull, isNull, lt, ne, or } from 'drizzle-orm';
import type { Hono } from 'hono';
import * as v from 'valibot';

import {
  MAIL_CHOICES,
  NOTICE_WHYS,
  type InboxChoices,
  type InboxPage,
  type ToldInboxChoices,
} from '../../src/domain/inbox/inbox.ts';
import { narrow, type Transaction } from '../db/database.ts';
import { inboxChoice, muted, notice, person } from '../db/tables.ts';
import { asPerson, bodyOf, inCompany, storableText } from '../http/asking.ts';
import type { ServerContext } from '../http/context.ts';
import { RefusedError } from '../http/refusal.ts';

/** Notices in one answer. */
const PAGE = 30;
/** Milliseconds for which what was read is kept. */
const REMEMBERED = 90 * 24 * 60 * 60 * 1000;
/** What one person may mute in one company, at most. */
const MOST_MUTED = 2000;

const readThem = v.object({ ids: v.optional(v.pipe(v.array(v.string()), v.maxLength(500))) });
const muteIt = v.object({ on: storableText(300), muted: v.boolean() });
const chosen = v.object({ mail: v.picklist(MAIL_CHOICES), off: v.array(v.picklist(NOTICE_WHYS)) });

const ofPerson = (companyId: string, personId: string) =>
  and(eq(notice.companyId, companyId), eq(notice.personId, personId));

/** Notices that come after one in the list. @throws RefusedError `invalid` for one that there is not */
async function after(tx: Transaction, companyId: string, personId: string, id: string) {
  const [found] = await tx
    .select({ at: notice.at })
    .from(notice)
    .where(and(ofPerson(companyId, personId), eq(notice.id, id)));
  if (!found) throw new RefusedError('invalid');
  return or(lt(notice.at, found.at), and(eq(notice.at, found.at), lt(notice.id, id)));
}

async function unreadIn(tx: Transaction, companyId: string, personId: string): Promise<number> {
  const [{ unread = 0 } = {}] = await tx
    .select({ unread: count() })
    .from(notice)
    .where(and(ofPerson(companyId, personId), isNull(notice.readAt)));
  return unread;
}

/** A page of somebody's inbox; the transaction sees their other companies' afterwards. */
async function readInbox(
  tx: Transaction,
  companyId: string,
  personId: string,
  before: string | null,
): Promise<InboxPage> {
  const rows = await tx
    .select({ notice, name: person.name })
    .from(notice)
    .leftJoin(person, eq(person.id, notice.byPerson))
    .where(
      and(ofPerson(companyId, personId), before === null ? undefined : await after(tx, companyId, personId, before)),
    )
    .orderBy(desc(notice.at), desc(notice.id))
    .limit(PAGE + 1);
  const silent = await tx
    .select({ subject: muted.subject })
    .from(muted)
    .where(and(eq(muted.companyId, companyId), eq(muted.personId, personId)))
    .orderBy(muted.subject);
  const unread = await unreadIn(tx, companyId, personId);
  await narrow(tx, { person: personId });
  const [{ elsewhere = 0 } = {}] = await tx
    .select({ elsewhere: count() })
    .from(notice)
    .where(and(eq(notice.personId, personId), isNull(notice.readAt), ne(notice.companyId, companyId)));
  return {
    items: rows.slice(0, PAGE).map(({ notice: one, name }) => ({
      id: one.id,
      at: one.at.toISOString(),
      why: one.why,
      by: { id: one.byPerson, name: name ?? '' },
      kind: one.kind,
      recordId: one.recordId,
      on: one.subject,
      part: one.part,
      isRead: one.readAt !== null,
    })),
    more: rows.length > PAGE,
    unread,
    elsewhere,
    muted: silent.map(({ subject }) => subject),
  };
}

function addInbox(app: Hono, server: ServerContext): void {
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

/** What somebody has chosen: all of it, and letters at once, until they say otherwise. */
export function choicesOf(
  row: { readonly mail: InboxChoices['mail']; readonly off: string } | undefined,
): InboxChoices {
  if (!row) return { mail: 'now', off: [] };
  return { mail: row.mail, off: JSON.parse(row.off) as InboxChoices['off'] };
}

function addChoices(app: Hono, server: ServerContext): void {
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

/** What concerns whoever asks, and what they want to hear of. */
export function addInboxRoutes(app: Hono, server: ServerContext): void {
  addInbox(app, server);
  addChoices(app, server);
}
