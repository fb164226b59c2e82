import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';

import type { Conversation, Incoming, SaidFile } from '../../../src/domain/fieldwork/path.ts';
import { WAITED_FOR } from '../../../src/domain/fieldwork/writing/reminding.ts';
import type { Sent } from '../../../src/domain/respond/view.ts';
import type { ServerContext } from '../../context/context.ts';
import { RefusedError } from '../../core/refusal.ts';
import { respondent } from '../../db/tables/fieldwork.ts';
import { isSecure } from '../../environment/isSecure.ts';
import { idByLink, makeByLink } from '../people.ts';
import { askedToReload, isProven } from '../places/challenge.ts';
import {
  standingOf,
  takeIncoming,
  type IncomingOutcome,
  type LoadedConversation,
  type RespondentName,
} from '../takeIncoming.ts';
import { atAddress } from './atAddress.ts';
import { openView, shownOf, type ShownConversation } from './shown.ts';

/** The file that an answer brings, and those that are left to be brought. @throws RefusedError `invalid` for one that was not sent up */
function fileFor({ row, conversation }: LoadedConversation, { id, file: sha256 }: Extract<Sent, { type: 'answer' }>) {
  const waiting = JSON.parse(row.files) as readonly SaidFile[];
  if (sha256 === undefined) return { file: undefined, left: waiting };
  const file = waiting.find((one) => one.sha256 === sha256);
  // Sent again, it was taken the first time.
  const isKnown = conversation.said.some((one) => one.id === id);
  if (!file && !isKnown) throw new RefusedError('invalid');
  return { file, left: waiting.filter((one) => one !== file) };
}

/** Converts a page's message for the conversation. */
function incomingOf(
  standing: LoadedConversation,
  sent: Sent,
  now: Date,
): { incoming: Incoming; standing: LoadedConversation } {
  const when = now.toISOString();
  if (sent.type !== 'answer') return { incoming: { ...sent, at: when }, standing };
  const { file, left } = fileFor(standing, sent);
  const { id, place, text, options } = sent;
  const given = { text, ...(options ? { options } : {}), ...(file ? { file } : {}) };
  return {
    incoming: { type: 'answer', id, at: when, place, given, isWhole: true },
    standing: file ? { ...standing, row: { ...standing.row, files: JSON.stringify(left) } } : standing,
  };
}

/**
 * Says no to words of which nothing is kept: what is answered otherwise is.
 * @throws RefusedError `over`, `too_large`
 */
function throwRefusal({ type }: Sent, { refusal }: IncomingOutcome): void {
  if (type !== 'answer' || refusal === null) return;
  throw new RefusedError(refusal === 'full' ? 'too_large' : 'over');
}

/** Whether an answer replaced one that its page did not know: a respondent who went back knows what they correct. */
const isReplacing = ({ id }: Sent, before: Conversation, after: Conversation): boolean =>
  before.back === null &&
  after.said.slice(before.said.length).some((one) => one.id === id && one.replaces !== undefined);

/** Minimum length of the id of a press that makes a respondent: the same id is the same person. */
const LEAST_ID = 16;

/**
 * Accepts a page's message at an address; null for an unknown address.
 * @throws RefusedError `invalid`; `unproven`; `over` and `too_large` for words that are not stored
 */
export function takeSent(
  server: Pick<ServerContext, 'database' | 'secret' | 'now' | 'environment'>,
  token: string,
  sent: Sent,
  onNew: () => void,
): Promise<ShownConversation | null> {
  return atAddress(server, token, async (tx, found) => {
    const now = server.now();
    let name: RespondentName = found;
    let isNew = false;
    if (found.kind === 'link') {
      const shown = await openView(server, tx, found, now, sent.type === 'decline' ? 'declined' : 'consent');
      if (sent.type === 'answer') throw new RefusedError('over');
      if (sent.type !== 'agree') return shown;
      if (sent.id.length < LEAST_ID) throw new RefusedError('invalid');
      const id = idByLink(found.companyId, found.id, sent.id);
      name = { companyId: found.companyId, id };
      isNew = (await standingOf(tx, name, now)) === null;
      if (shown.view.step === 'closed' && isNew) return shown;
      if (isNew) {
        if (isSecure(server) && !sent.proof) return { ...shown, view: askedToReload(shown.view) };
        if (isSecure(server) && !isProven(server.secret.get(), found, sent.proof, now))
          throw new RefusedError('unproven');
        onNew();
        await makeByLink(
          tx,
          server.secret.get(),
          found,
          id,
          now,
          isSecure(server) ? (sent.proof?.challenge ?? null) : null,
        );
      }
    }
    const locked = await standingOf(tx, name, now, true);
    if (!locked) return null;
    const { incoming, standing } = incomingOf(locked, sent, now);
    const taken = await takeIncoming(tx, standing, incoming, { channel: 'web', now, secret: server.secret.get() });
    throwRefusal(sent, taken);
    if (isNew && taken.row.beganAt === null) {
      // Another respondent took the last place at this very moment: no one was asked, and no one is counted.
      await tx.delete(respondent).where(and(eq(respondent.companyId, name.companyId), eq(respondent.id, name.id)));
      return openView(server, tx, found, now);
    }
    const isReplaced = isReplacing(sent, locked.conversation, taken.conversation);
    return shownOf(server, tx, taken, found.kind === 'link', isReplaced);
  });
}

/**
 * Refuses for a respondent by one press in their mail program, as the page's own button does: who has begun stops. Whoever is not
 * awaited any more has nothing to refuse. Null for an unknown address, and for one that is of nobody.
 */
export function refuseByLetter(
  server: Pick<ServerContext, 'database' | 'secret' | 'now' | 'environment'>,
  token: string,
): Promise<Pick<ShownConversation, 'companyId' | 'roundId' | 'isChanged' | 'isDue'> | null> {
  return atAddress(server, token, async (tx, found) => {
    if (found.kind === 'link') return null;
    const now = server.now();
    const standing = await standingOf(tx, found, now, true);
    if (!standing) return null;
    const { companyId, roundId, state } = standing.row;
    if (!WAITED_FOR.some((one) => one === state)) return { companyId, roundId, isChanged: false, isDue: false };
    const stop = { type: 'stop', id: randomUUID(), at: now.toISOString() } as const;
    const { isChanged, isDue } = await takeIncoming(tx, standing, stop, { channel: 'web', now, secret: server.secret.get(), isUnseen: true }); // prettier-ignore
    return { companyId, roundId, isChanged, isDue };
  });
}
