import { randomUUID } from 'node:crypto';
import { and, count, desc, eq, gt, sql } from 'drizzle-orm';
import type { Context, Hono } from 'hono';
import * as v from 'valibot';

import { OUTWARD_DAYS, OUTWARD_PATH, type OutwardDocument } from '../../../src/domain/outward/outward.ts';
import { OUTWARD_KINDS, outwardDocumentSchema } from '../../../src/domain/outward/schema.ts';
import { mayChangeShown, mayShowOutside } from '../../../src/domain/sync/rights.ts';
import { narrow, type Transaction } from '../../db/database.ts';
import { outward } from '../../db/tables/outward.ts';
import { bodyOf, inCompany, storableText } from '../asking.ts';
import type { AppContext } from '../appContext.ts';
import { RefusedError } from '../../core/refusal.ts';
import type { Access } from '../../access/access.ts';
import { note } from '../../access/audit.ts';
import { daysAfter } from '../../core/days.ts';
import { hashToken, newToken } from '../../core/tokens.ts';
import { nothingShown, outwardPage, outwardPolicy } from '../../outward/page.ts';

/** Pages that one company shows at once, at most. */
const MOST_PAGES = 500;
/** Characters of a document, at most: a report of many quotations has some hundred thousand. */
const MOST_CHARACTERS = 4_000_000;

const shown = { document: outwardDocumentSchema, hides: v.boolean() };
const newPage = v.object({
  ...shown,
  kind: v.picklist(OUTWARD_KINDS),
  recordId: storableText(2000),
  days: v.picklist(OUTWARD_DAYS),
});
const renewed = v.object(shown);

/**
 * Returns a document as it is stored; its title column omits characters that cannot be stored there.
 * @throws RefusedError `too_large`
 */
function stored(document: OutwardDocument): { readonly document: string; readonly title: string } {
  const text = JSON.stringify(document);
  if (text.length > MOST_CHARACTERS) throw new RefusedError('too_large');
  return { document: text, title: document.title.replaceAll(/[\0\p{Surrogate}]/gu, '\uFFFD') };
}

const live = (companyId: string, now: Date) => and(eq(outward.companyId, companyId), gt(outward.until, now));

function only(isAllowed: boolean): void {
  if (!isAllowed) throw new RefusedError('forbidden');
}

/** Returns the page that a route names, for a user who may change it. */
async function changeable(tx: Transaction, { person, role }: Access, companyId: string, id: string) {
  const of = and(eq(outward.companyId, companyId), eq(outward.id, id));
  const [found] = await tx.select({ by: outward.createdBy }).from(outward).where(of);
  if (!found) throw new RefusedError('not_found');
  only(mayChangeShown(role, found.by === person.id));
  return of;
}

const idOf = (context: Context): string => context.req.param('page') ?? '';

function addPages(app: Hono, server: AppContext): void {
  app.get('/api/companies/:company/outward', async (context) => {
    const pages = await inCompany(server, context, async (tx, { person, role }, companyId) => {
      only(mayShowOutside(role));
      const rows = await tx
        .select({
          id: outward.id,
          kind: outward.kind,
          recordId: outward.recordId,
          title: outward.title,
          hides: outward.hides,
          by: outward.createdBy,
          shownAt: outward.shownAt,
          until: outward.until,
          isHeld: sql<boolean>`${outward.document} IS NULL`,
          opened: outward.opened,
        })
        .from(outward)
        .where(live(companyId, server.now()))
        .orderBy(desc(outward.createdAt), outward.id);
      return rows.map((row) => ({ ...row, isOwn: mayChangeShown(role, row.by === person.id) }));
    });
    return context.json({ pages });
  });

  app.post('/api/companies/:company/outward', async (context) => {
    const { document, hides, kind, recordId, days } = await bodyOf(server, context, newPage);
    const kept = stored(document);
    const made = await inCompany(server, context, async (tx, { person, role }, companyId) => {
      only(mayShowOutside(role));
      const now = server.now();
      const [{ pages = 0 } = {}] = await tx.select({ pages: count() }).from(outward).where(live(companyId, now));
      if (pages >= MOST_PAGES) throw new RefusedError('too_large');
      const id = randomUUID();
      const token = newToken();
      const until = daysAfter(now, days);
      await tx.insert(outward).values({
        companyId,
        id,
        tokenHash: hashToken(token),
        kind,
        recordId,
        ...kept,
        hides,
        createdBy: person.id,
        createdAt: now,
        shownAt: now,
        until,
        opened: 0,
      });
      const subject = { page: id, kind, record: recordId, days, hides };
      await note(tx, { companyId, actor: person.id, action: 'outward.made', subject, at: now });
      return { id, token, until };
    });
    return context.json(made);
  });

  app.put('/api/companies/:company/outward/:page', async (context) => {
    const { document, hides } = await bodyOf(server, context, renewed);
    const kept = stored(document);
    await inCompany(server, context, async (tx, access, companyId) => {
      const of = await changeable(tx, access, companyId, idOf(context));
      const to = { ...kept, hides, shownAt: server.now() };
      await tx.update(outward).set(to).where(of);
    });
    return context.body(null, 204);
  });

  app.delete('/api/companies/:company/outward/:page', async (context) => {
    await inCompany(server, context, async (tx, access, companyId) => {
      const page = idOf(context);
      await tx.delete(outward).where(await changeable(tx, access, companyId, page));
      const actor = access.person.id;
      await note(tx, { companyId, actor, action: 'outward.ended', subject: { page }, at: server.now() });
    });
    return context.body(null, 204);
  });
}

/** Returns a token's page, and records that it was viewed; null for nothing. */
async function opened(server: AppContext, token: string) {
  const hash = hashToken(token);
  const database = await server.database.get();
  return database.transaction({ link: hash }, async (tx) => {
    const [found] = await tx
      .select()
      .from(outward)
      .where(and(eq(outward.tokenHash, hash), gt(outward.until, server.now())));
    if (!found) return null;
    await narrow(tx, { company: found.companyId });
    const of = and(eq(outward.companyId, found.companyId), eq(outward.id, found.id));
    await tx
      .update(outward)
      .set({ opened: sql`least(${outward.opened} + 1, 1000000000)` })
      .where(of);
    return found;
  });
}

/** Adds the routes of pages for outsiders: members of a company make and end them, anyone with the address reads them. */
export function addOutwardRoutes(app: Hono, server: AppContext): void {
  addPages(app, server);

  app.get(`${OUTWARD_PATH}:token`, async (context) => {
    const found = await opened(server, context.req.param('token'));
    context.header('Content-Security-Policy', outwardPolicy());
    context.header('X-Robots-Tag', 'noindex, nofollow');
    if (!found) return context.html(nothingShown(false), 404);
    if (found.document === null) return context.html(nothingShown(true), 404);
    // The schema checked it when it was stored: it is read as it was written.
    return context.html(outwardPage({ ...found, document: JSON.parse(found.document) as OutwardDocument }));
  });
}
