import { randomUUID } from 'node:crypto';
import { and, count, eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import * as v from 'valibot';

import type { Role } from '../../../src/domain/account/account.ts';
import { MAX_MEMBER_LINE } from '../../../src/domain/account/members/memberRules.ts';
import { MAX_EMAIL } from '../../../src/domain/core/email.ts';
import { narrow, type Transaction } from '../../db/database.ts';
import { link, membership } from '../../db/tables/access.ts';
import { company } from '../../db/tables/records.ts';
import { noteErased } from '../../erasures/ledger.ts';
import { accessOf, type Access } from '../../access/access.ts';
import { note } from '../../access/audit.ts';
import { daysAfter } from '../../core/days.ts';
import { endLink } from '../../people/comeIn.ts';
import { openMembers } from '../../people/openMembers.ts';
import { hashToken, newToken } from '../../core/tokens.ts';
import { lockCompany, unlockCompany, pushingIn } from '../../sync/pushing.ts';
import { readUploaded, upload } from '../../sync/upload.ts';
import { asPerson, bodyOf, companyIn, inCompany, storableText } from '../asking.ts';
import type { AppContext } from '../appContext.ts';
import { RefusedError } from '../../core/refusal.ts';
import { tellAll } from '../../context/tellAll.ts';

const newCompany = v.object({ id: storableText(200), name: storableText(200) });
const records = v.object({ records: v.pipe(v.array(v.unknown()), v.maxLength(20_000)) });
const opening = v.object({
  memberId: v.optional(v.nullable(storableText(200))),
  name: v.optional(storableText(MAX_MEMBER_LINE)),
  // As they gave it: one that cannot be written to is none.
  email: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(MAX_EMAIL))),
});
const newLink = v.object({
  role: v.picklist(['Viewer', 'Researcher', 'Admin']),
  days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(365)),
});

const RUNS: ReadonlySet<Role> = new Set(['Admin', 'Owner']);

function only(roles: ReadonlySet<Role>, { role }: Access): void {
  if (!roles.has(role)) throw new RefusedError('forbidden');
}
const OWNS: ReadonlySet<Role> = new Set(['Owner']);

/** Makes a company for the user who shares it, or finds it made. */
async function makeCompany(
  tx: Transaction,
  { id, name }: { readonly id: string; readonly name: string },
  personId: string,
  now: Date,
): Promise<boolean> {
  const made = await tx
    .insert(company)
    .values({ id, name, seq: 0, records: 0, bytes: 0, isUploading: true, createdBy: personId, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: company.id });
  if (made.length === 0) return false;
  await tx.insert(membership).values({ companyId: id, personId, role: 'Owner', linkId: null, createdAt: now });
  return true;
}

function addSharing(app: Hono, server: AppContext): void {
  app.post('/api/companies', async (context) => {
    const given = await bodyOf(server, context, newCompany);
    const answer = await asPerson(server, context, async (tx, person) => {
      await narrow(tx, { company: given.id });
      const known = await accessOf(tx, person, given.id);
      if (!known && !person.isHost) throw new RefusedError('forbidden');
      if (!known) {
        const at = server.now();
        await makeCompany(tx, given, person.id, at);
        const entry = { what: 'company shared', company: given.id, at: at.toISOString() } as const;
        noteErased(server.environment.dataFolder, entry);
      }
      // Made by another user: for this one it does not exist.
      if (!(await accessOf(tx, person, given.id))) throw new RefusedError('not_found');
      const [row] = await tx
        .select({ id: company.id, name: company.name, isUploading: company.isUploading })
        .from(company)
        .where(eq(company.id, given.id));
      return { ...row, role: known?.role ?? 'Owner', memberId: known?.memberId ?? null };
    });
    return context.json(answer);
  });

  app.post('/api/companies/:company/records', async (context) => {
    const given = await bodyOf(server, context, records);
    const { companyRecords, companyBytes } = server.environment;
    const answer = await inCompany(server, context, async (tx, access, companyId) => {
      only(OWNS, access);
      const read = given.records.map((one) => readUploaded(one, companyId));
      const whole = read.flatMap((one) => (one === null ? [] : [one]));
      if (whole.length < read.length) throw new RefusedError('invalid');
      const locked = await lockCompany(tx, companyId);
      if (!locked) throw new RefusedError('not_found');
      const done = await upload(tx, locked, whole, {
        personId: access.person.id,
        now: server.now(),
        limits: { records: companyRecords, bytes: companyBytes },
        mayStore: access.isUploading,
      });
      if (!done) throw new RefusedError('too_large');
      await unlockCompany(tx, locked);
      return done;
    });
    return context.json(answer);
  });

  app.post('/api/companies/:company/open', async (context) => {
    const given = context.req.header('Content-Type') ? await bodyOf(server, context, opening) : {};
    const { seq, memberId } = await inCompany(server, context, async (tx, access, companyId) => {
      only(OWNS, access);
      await tx.update(company).set({ isUploading: false }).where(eq(company.id, companyId));
      if (!access.isUploading) return { seq: null, memberId: access.memberId };
      const pushing = await pushingIn(server, tx, companyId);
      const own = await openMembers(tx, pushing, access.person, given);
      await note(tx, { companyId, actor: access.person.id, action: 'company.shared', at: pushing.now });
      return { seq: pushing.locked.seq, memberId: own };
    });
    if (seq !== null) await tellAll(server, companyIn(context), { type: 'head', seq });
    return context.json({ memberId });
  });

  app.delete('/api/companies/:company', async (context) => {
    const ended = await inCompany(server, context, async (tx, access, companyId) => {
      only(OWNS, access);
      await tx.delete(company).where(eq(company.id, companyId));
      const at = server.now().toISOString();
      noteErased(server.environment.dataFolder, { what: 'company', company: companyId, at });
      return companyId;
    });
    await tellAll(server, ended, { type: 'ended', people: null });
    // It is gone for everybody; a disk that fails now must not say otherwise.
    const files = await server.files.get();
    await files.removeCompany(ended).catch((error: unknown) => server.log.error('files_not_removed', error));
    return context.body(null, 204);
  });
}

function addLinks(app: Hono, server: AppContext): void {
  app.get('/api/companies/:company/links', async (context) => {
    const links = await inCompany(server, context, (tx, access, companyId) => {
      only(RUNS, access);
      return tx
        .select({ id: link.id, role: link.role, until: link.until, people: count(membership.personId) })
        .from(link)
        .leftJoin(membership, eq(membership.linkId, link.id))
        .where(eq(link.companyId, companyId))
        .groupBy(link.id)
        .orderBy(link.createdAt, link.id);
    });
    return context.json({ links });
  });

  app.post('/api/companies/:company/links', async (context) => {
    const { role, days } = await bodyOf(server, context, newLink);
    const made = await inCompany(server, context, async (tx, access, companyId) => {
      only(RUNS, access);
      const id = randomUUID();
      const token = newToken();
      const createdAt = server.now();
      const until = daysAfter(createdAt, days);
      const createdBy = access.person.id;
      await tx.insert(link).values({ id, companyId, tokenHash: hashToken(token), role, createdBy, createdAt, until });
      const subject = { link: id, role, days };
      await note(tx, { companyId, actor: createdBy, action: 'link.made', subject, at: createdAt });
      return { id, token, role, until };
    });
    return context.json(made);
  });

  app.delete('/api/companies/:company/links/:link', async (context) => {
    const id = context.req.param('link');
    const gone = await inCompany(server, context, async (tx, access, companyId) => {
      only(RUNS, access);
      const of = await tx
        .delete(link)
        .where(and(eq(link.companyId, companyId), eq(link.id, id)))
        .returning();
      if (of.length === 0) throw new RefusedError('not_found');
      const pushing = await pushingIn(server, tx, companyId);
      const people = await endLink(tx, pushing, id, access.person.id);
      const subject = { link: id, role: of[0]?.role ?? null, people: people.length };
      await note(tx, { companyId, actor: access.person.id, action: 'link.ended', subject, at: pushing.now });
      return { companyId, people, seq: pushing.locked.seq };
    });
    await tellAll(server, gone.companyId, { type: 'ended', people: gone.people });
    await tellAll(server, gone.companyId, { type: 'head', seq: gone.seq });
    return context.body(null, 204);
  });
}

/** Companies on this server: putting one here, taking it away, links into it. */
export function addCompanyRoutes(app: Hono, server: AppContext): void {
  addSharing(app, server);
  addLinks(app, server);
}
