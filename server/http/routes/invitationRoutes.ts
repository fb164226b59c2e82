import type { Context, Hono } from 'hono';
import * as v from 'valibot';

import { MAX_MEMBER_LINE } from '../../../src/domain/account/members/memberRules.ts';
import { MAX_INVITE_MESSAGE } from '../../../src/domain/account/members/inviteMember.ts';
import { MAX_EMAIL } from '../../../src/domain/core/email.ts';
import { MOST_INVITED, type Invitations } from '../../../src/domain/sync/invitations.ts';
import { isEnough } from '../../../src/domain/sync/rights.ts';
import type { Transaction } from '../../db/database.ts';
import type { Access } from '../../access/access.ts';
import { invitationsOf } from '../../people/invitations.ts';
import { invite, inviteAgain, type CompanyInviting } from '../../people/invite.ts';
import { lookAtLink } from '../../people/signIn.ts';
import { isStorable } from '../../db/storedRecords.ts';
import { OwnCommitError } from '../../sync/ownCommit.ts';
import { bodyOf, companyIn, inCompany, sessionHash, storableText } from '../asking.ts';
import type { AppContext } from '../appContext.ts';
import { pushingIn } from '../../sync/pushing.ts';
import { RefusedError } from '../../core/refusal.ts';
import { tellAll } from '../../context/tellAll.ts';

const invitee = v.object({
  // An invalid address gets its own answer, and does not refuse the rest.
  email: storableText(2 * MAX_EMAIL),
  name: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(MAX_MEMBER_LINE), v.check(isStorable)), ''),
  role: v.picklist(['Viewer', 'Researcher', 'Admin']),
  message: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(MAX_INVITE_MESSAGE),
      v.check((text) => !text.includes('\0')),
    ),
    '',
  ),
});
const invitees = v.object({ invitations: v.pipe(v.array(invitee), v.nonEmpty(), v.maxLength(MOST_INVITED)) });
const looking = v.object({ token: v.pipe(v.string(), v.maxLength(200)) });

/** Does something about invitations, in the company's order, for who may give access; then tells everybody. */
async function inviting<T>(
  server: AppContext,
  context: Context,
  work: (how: CompanyInviting) => Promise<T>,
): Promise<T> {
  const origin = server.environment.baseUrl ?? new URL(context.req.header('Origin') ?? context.req.url).origin;
  const done = await inCompany(server, context, async (tx, access, companyId) => {
    mayInvite(access);
    const pushing = await pushingIn(server, tx, companyId);
    try {
      const answer = await work({ tx, pushing, mail: server.mail, by: access.person, origin });
      return { answer, seq: pushing.locked.seq };
    } catch (error) {
      throw error instanceof OwnCommitError ? new RefusedError('too_large') : error;
    }
  });
  await tellAll(server, companyIn(context), { type: 'head', seq: done.seq });
  return done.answer;
}

function mayInvite({ role }: Access): void {
  if (!isEnough(role, 'Admin')) throw new RefusedError('forbidden');
}

/** Inviting people into a company, and what they are shown who have an invitation. */
export function addInvitationRoutes(app: Hono, server: AppContext): void {
  app.get('/api/companies/:company/invitations', async (context) => {
    const invitations = await inCompany(server, context, (tx: Transaction, access, companyId) => {
      mayInvite(access);
      return invitationsOf(tx, companyId);
    });
    return context.json({ sendsLetters: server.mail.isOn, invitations } satisfies Invitations);
  });

  app.post('/api/companies/:company/invitations', async (context) => {
    const { invitations } = await bodyOf(server, context, invitees);
    return context.json({ outcomes: await inviting(server, context, (how) => invite(how, invitations)) });
  });

  app.post('/api/companies/:company/invitations/:member/again', async (context) => {
    const again = await inviting(server, context, (how) => inviteAgain(how, context.req.param('member')));
    if (!again) throw new RefusedError('not_found');
    return context.json(again);
  });

  app.post('/api/session/look', async (context) => {
    const { token } = await bodyOf(server, context, looking);
    const database = await server.database.get();
    return context.json(
      await lookAtLink(database, { token, sessionHash: sessionHash(server, context), now: server.now() }),
    );
  });
}
