import { and, count, eq, gte, inArray } from 'drizzle-orm';
import type { Context, Hono } from 'hono';
import * as v from 'valibot';

import type { InvitationsMade } from '../../../src/domain/fieldwork/inviting/invitedContacts.ts';
import { seesNamesIn } from '../../sync/names.ts';
import { notBefore } from '../../../src/domain/fieldwork/writing/quietHours.ts';
import { remindAtOf } from '../../../src/domain/fieldwork/writing/reminding.ts';
import { isEnough } from '../../../src/domain/sync/rights.ts';
import type { Transaction } from '../../db/database.ts';
import { incentiveCode, respondent } from '../../db/tables/fieldwork.ts';
import { bodyOf, companyIn, inCompany, storableText } from '../asking.ts';
import type { AppContext } from '../appContext.ts';
import { pushingIn } from '../../sync/pushing.ts';
import { RefusedError } from '../../core/refusal.ts';
import { tellAll } from '../../context/tellAll.ts';
import type { Access } from '../../access/access.ts';
import { note } from '../../access/audit.ts';
import { hashToken } from '../../core/tokens.ts';
import { isStorable } from '../../db/storedRecords.ts';
import { inviteContacts, type InvitedNow } from '../../fieldwork/inviting.ts';
import { lockCodeNames } from '../../fieldwork/people.ts';
import { readAnswers } from '../../fieldwork/figures/readAnswers.ts';
import { readFigures, readLengths } from '../../fieldwork/figures/readFigures.ts';
import { readRespondents, stillAsked } from '../../fieldwork/figures/readRespondents.ts';
import { readRound } from '../../fieldwork/readRound.ts';
import { addressOfToken, tokenOf } from '../../fieldwork/tokens.ts';
import { forgetLetters, writesLetters, writeTo } from '../../fieldwork/letters/writing.ts';

/** Place of a round. */
export const ROUND_PLACE = '/api/companies/:company/rounds/:round';

/** Contacts that are invited at once, at most; an audience comes in several. */
const MOST_INVITED = 2_000;
/** Codes that are brought at once, at most. */
const MOST_CODES = 5_000;

const newInvitations = v.object({
  contacts: v.pipe(
    v.array(v.object({ listId: storableText(200), key: storableText(200) })),
    v.minLength(1),
    v.maxLength(MOST_INVITED),
  ),
});
const newCodes = v.object({ codes: v.pipe(v.array(storableText(200)), v.minLength(1), v.maxLength(MOST_CODES)) });

/** A part of a route that names something. @throws RefusedError `not_found` for what names nothing */
export function named(context: Context, part: string): string {
  const id = context.req.param(part) ?? '';
  if (id === '' || id.length > 200 || !isStorable(id)) throw new RefusedError('not_found');
  return id;
}

/** @throws RefusedError `forbidden` for a user who may only read */
export function onlyResearchers({ role }: Access): void {
  if (!isEnough(role, 'Researcher')) throw new RefusedError('forbidden');
}

/** @throws RefusedError `not_found` for a round that is not there, or whose study is not: it asks nobody */
export async function expectRound(tx: Transaction, companyId: string, roundId: string): Promise<void> {
  const { round, hasStudy } = await readRound(tx, companyId, roundId);
  if (!round || !hasStudy) throw new RefusedError('not_found');
}

function addReading(app: Hono, server: AppContext): void {
  app.get('/api/companies/:company/interviews', async (context) => {
    const since = new Date(`${context.req.query('since') ?? ''}T00:00:00Z`);
    if (Number.isNaN(since.getTime())) throw new RefusedError('invalid');
    const finished = await inCompany(server, context, async (tx, _access, companyId) => {
      const [row] = await tx
        .select({ finished: count() })
        .from(respondent)
        .where(and(eq(respondent.companyId, companyId), gte(respondent.finishedAt, since)));
      return row?.finished ?? 0;
    });
    return context.json({ finished });
  });

  app.get('/api/companies/:company/scenarios/lengths', async (context) =>
    context.json(await inCompany(server, context, (tx, _access, companyId) => readLengths(tx, companyId))),
  );

  app.get(ROUND_PLACE, async (context) => {
    const round = named(context, 'round');
    const standing = await inCompany(server, context, (tx, _access, companyId) =>
      readFigures(tx, companyId, round, server.now()),
    );
    if (!standing) throw new RefusedError('not_found');
    return context.json(standing);
  });

  app.get(`${ROUND_PLACE}/respondents`, async (context) => {
    const round = named(context, 'round');
    const after = context.req.query('after') ?? null;
    if (after !== null && !isStorable(after)) throw new RefusedError('invalid');
    const page = await inCompany(server, context, (tx, access, companyId) => {
      onlyResearchers(access);
      return readRespondents(tx, companyId, round, after, server.now());
    });
    return context.json(page);
  });

  app.get(`${ROUND_PLACE}/answers`, async (context) => {
    const round = named(context, 'round');
    const { before = null, respondent: of = '' } = context.req.query();
    if (!isStorable(`${before}${of}`)) throw new RefusedError('invalid');
    const page = await inCompany(server, context, async (tx, access, companyId) => {
      onlyResearchers(access);
      const seesContacts = await seesNamesIn(tx, companyId, access.role);
      const place = before === null ? null : { id: before, respondentId: of };
      return readAnswers(tx, companyId, round, place, seesContacts);
    });
    return context.json(page);
  });
}

/** Writes to those who were invited, where the round does it by mail; and says when they are to be reminded. Resolves to what waits. */
async function writeInvitations(
  { mail, environment, secret }: AppContext,
  tx: Transaction,
  { companyId, roundId, now }: { readonly companyId: string; readonly roundId: string; readonly now: Date },
  addressed: InvitedNow['addressed'],
): Promise<Pick<InvitationsMade, 'waiting'>> {
  const { round, company } = await readRound(tx, companyId, roundId);
  const { baseUrl } = environment;
  if (!mail.isOn || baseUrl === null || !writesLetters(round) || addressed.length === 0) return {};
  const writing = { tx, mail, baseUrl, secret: secret.get(), companyId, company, round, now };
  for (const { id, email } of addressed) await writeTo(writing, { id, email, reminded: null });
  // While the round rests their letters wait, and need no reminder.
  const remindAt = round.state === 'running' ? remindAtOf(round, 0, now) : null;
  const ids = addressed.map(({ id }) => id);
  const of = and(eq(respondent.companyId, companyId), inArray(respondent.id, ids));
  if (remindAt !== null) await tx.update(respondent).set({ remindAt }).where(of);
  const go = notBefore(now, round);
  if (round.state !== 'running') return { waiting: { letters: ids.length, at: null } };
  return go > now ? { waiting: { letters: ids.length, at: go.toISOString() } } : {};
}

function addInviting(app: Hono, server: AppContext): void {
  app.post(`${ROUND_PLACE}/invitations`, async (context) => {
    const roundId = named(context, 'round');
    const { contacts } = await bodyOf(server, context, newInvitations);
    const { invited, seq } = await inCompany(
      server,
      context,
      async (tx, access, companyId) => {
        onlyResearchers(access);
        await expectRound(tx, companyId, roundId);
        const pushing = await pushingIn(server, tx, companyId);
        const by = access.person.id;
        const inviting = { tx, pushing, secret: server.secret.get(), roundId, by };
        const { addressed, ...done } = await inviteContacts(inviting, contacts);
        const waiting = await writeInvitations(server, tx, { companyId, roundId, now: pushing.now }, addressed);
        const subject = { round: roundId, respondents: done.made };
        if (done.made > 0) await note(tx, { companyId, actor: by, action: 'round.invited', subject, at: pushing.now });
        return { invited: { ...done, ...waiting }, seq: pushing.locked.seq };
      },
      { first: lockCodeNames },
    );
    await tellAll(server, companyIn(context), { type: 'head', seq });
    server.fieldwork.changed(companyIn(context), roundId);
    return context.json(invited);
  });

  app.delete('/api/companies/:company/respondents/:respondent', async (context) => {
    const id = named(context, 'respondent');
    const gone = await inCompany(server, context, async (tx, access, companyId) => {
      onlyResearchers(access);
      const of = and(eq(respondent.companyId, companyId), eq(respondent.id, id));
      const [found] = await tx.select({ state: respondent.state, round: respondent.roundId }).from(respondent).where(of).for('update'); // prettier-ignore
      if (!found) throw new RefusedError('not_found');
      // A respondent who has agreed is not removed: only they end what they say. A respondent who has refused is not asked again.
      const [taken] = await tx
        .delete(respondent)
        .where(and(of, inArray(respondent.state, ['invited', 'opened'])))
        .returning({ id: respondent.id });
      if (!taken) throw new RefusedError('taken');
      await forgetLetters(tx, companyId, [id]);
      const subject = { round: found.round, respondent: id };
      await note(tx, { companyId, actor: access.person.id, action: 'round.uninvited', subject, at: server.now() });
      return found;
    });
    server.fieldwork.changed(companyIn(context), gone.round);
    return context.body(null, 204);
  });

  app.get(`${ROUND_PLACE}/links`, async (context) => {
    const round = named(context, 'round');
    const secret = server.secret.get();
    const links = await inCompany(server, context, async (tx, access, companyId) => {
      onlyResearchers(access);
      // By their link one is the respondent: it shows the contact that they left, and takes their consent back.
      if (!(await seesNamesIn(tx, companyId, access.role))) throw new RefusedError('forbidden');
      await expectRound(tx, companyId, round);
      const rows = await stillAsked(tx, companyId, round);
      const subject = { what: 'links', format: 'json', round };
      await note(tx, { companyId, actor: access.person.id, action: 'exported', subject, at: server.now() });
      return rows.flatMap(({ id, tokenHash }) => {
        const token = tokenOf(secret, 'respondent', companyId, id);
        // From a server with another secret: their address works, but cannot be shown again.
        return hashToken(token) === tokenHash ? [{ respondentId: id, address: addressOfToken(token) }] : [];
      });
    });
    return context.json({ links });
  });

  app.post(`${ROUND_PLACE}/codes`, async (context) => {
    const roundId = named(context, 'round');
    const { codes } = await bodyOf(server, context, newCodes);
    const added = await inCompany(server, context, async (tx, access, companyId) => {
      onlyResearchers(access);
      await expectRound(tx, companyId, roundId);
      const rows = [...new Set(codes)].map((code) => ({ companyId, roundId, code }));
      const made = await tx.insert(incentiveCode).values(rows).onConflictDoNothing().returning({ code: incentiveCode.code }); // prettier-ignore
      return made.length;
    });
    server.fieldwork.changed(companyIn(context), roundId);
    return context.json({ added });
  });
}

/** Rounds of interviews as the company sees them: figures, answers, invitations. */
export function addRoundRoutes(app: Hono, server: AppContext): void {
  addReading(app, server);
  addInviting(app, server);
}
