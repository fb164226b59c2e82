import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';

import { NEW_CONVERSATION } from '../../src/domain/fieldwork/conversation.ts';
import type { Incoming, Conversation, SaidFile } from '../../src/domain/fieldwork/path.ts';
import type { Script } from '../../src/domain/fieldwork/script.ts';
import { WAITED_FOR } from '../../src/domain/fieldwork/writing/reminding.ts';
import { viewOf, type Sent, type View } from '../../src/domain/respond/view.ts';
import type { Transaction } from '../db/database.ts';
import { respondent } from '../db/tables/fieldwork.ts';
import type { ServerContext } from '../context/context.ts';
import { isSecure } from '../environment/isSecure.ts';
import { RefusedError } from '../core/refusal.ts';
import { hashToken } from '../core/tokens.ts';
import { findAddress, idByLink, knownAddress, makeByLink, type FoundAddress } from './people.ts';
import { askedToReload, challengeFor, isProven } from './places/challenge.ts';
import { areLimited } from './places/takingPlaces.ts';
import { admissionOf, readRound, STRANGER } from './readRound.ts';
import { askInChat } from './letters/chatReminder.ts';
import { awaitedOf, type FollowUps } from './followUps.ts';
import { codeOf } from './rewards.ts';
import {
  standingOf,
  takeIncoming,
  type RespondentName,
  type LoadedConversation,
  type IncomingOutcome,
} from './takeIncoming.ts';
import { telegramAddress } from './telegramAddress.ts';
import { addressOfToken, tokenOf } from './tokens.ts';
import { framesOf } from './widget.ts';

/** Content of a page, and its respondent. */
export interface ShownConversation {
  readonly view: View;
  readonly companyId: string;
  readonly roundId: string;
  /** Null for an open link that has no respondent yet. */
  readonly respondentId: string | null;
  readonly isChanged: boolean;
  readonly isDue: boolean;
  /** The question waits for words: {@link inWords} shows it. */
  readonly isAwaiting: boolean;
}

/** Returns the code given to a respondent. */
export async function rewardOf(
  tx: Transaction,
  { row, around, conversation }: LoadedConversation,
): Promise<View['reward']> {
  if (conversation.step !== 'done') return null;
  const code = await codeOf(tx, row);
  return code === null ? null : { words: around.round?.reward ?? '', code };
}

async function shownOf(
  server: Pick<ServerContext, 'secret'>,
  tx: Transaction,
  taken: LoadedConversation & Partial<IncomingOutcome>,
  isMoved: boolean,
  replaced = false,
): Promise<ShownConversation> {
  const { row, around, script, conversation, closed, closing, outgoing = [], isChanged = false, isDue = false } = taken;
  const { companyId, roundId, id: respondentId } = row;
  const problem = outgoing.flatMap((one) => (one.say === 'unread' ? [one.problem] : []))[0] ?? '';
  // Only they are told of their place who may come back to it.
  const isWaited = conversation.step === 'asking' || conversation.step === 'stopped';
  const view = viewOf(script, conversation, {
    version: row.version,
    company: around.company,
    problem,
    replaced,
    reward: await rewardOf(tx, taken),
    isLimited: isWaited && around.round !== null && (await areLimited(tx, companyId, around.round, row.segment)),
    takesVoice: around.round?.takesVoice ?? false,
    telegram: await telegramAddress(
      tx,
      server.secret.get(),
      { kind: 'respondent', companyId, id: respondentId },
      around,
    ),
    movedTo: isMoved ? addressOfToken(tokenOf(server.secret.get(), 'respondent', companyId, respondentId)) : null,
    closed,
    closing,
  });
  const passed = outgoing.some(({ say }) => say === 'passed');
  return {
    view: { ...view, passed },
    companyId,
    roundId,
    respondentId,
    isChanged,
    isDue,
    isAwaiting: awaitedOf(taken) !== null,
  };
}

/** Returns the view of an open link that has no respondent yet; it may have been declined. */
async function openView(
  server: Pick<ServerContext, 'secret' | 'environment'>,
  tx: Transaction,
  found: FoundAddress,
  now: Date,
  step: Conversation['step'] = 'consent',
): Promise<ShownConversation> {
  const { companyId, roundId } = found;
  const around = await readRound(tx, companyId, roundId);
  const { closed } = await admissionOf(tx, companyId, around, STRANGER, now);
  const title = around.round?.title ?? '';
  const script: Script = around.round?.script ?? { title, welcome: '', consent: '', thanks: '', stages: [] };
  const view = viewOf(
    script,
    { ...NEW_CONVERSATION, step },
    {
      version: 0,
      company: around.company,
      problem: '',
      replaced: false,
      reward: null,
      // Nothing is asked here before they are somebody.
      isLimited: false,
      takesVoice: around.round?.takesVoice ?? false,
      movedTo: null,
      telegram: await telegramAddress(tx, server.secret.get(), found, around),
      closed,
      closing: '',
    },
  );
  const challenge = closed === null && isSecure(server) ? challengeFor(server.secret.get(), found, now) : '';
  return {
    view: { ...view, challenge },
    companyId,
    roundId,
    respondentId: null,
    isChanged: false,
    isDue: false,
    isAwaiting: false,
  };
}

/** Does something at an address, in one transaction; null for an unknown address. */
export async function atAddress<T>(
  { database }: Pick<ServerContext, 'database'>,
  token: string,
  work: (tx: Transaction, found: FoundAddress) => Promise<T>,
): Promise<T | null> {
  const hash = hashToken(token);
  const open = await database.get();
  const known = knownAddress(hash);
  if (known) return open.transaction({ company: known.companyId }, (tx) => work(tx, known));
  return open.transaction({ link: hash }, async (tx) => {
    const found = await findAddress(tx, hash);
    return found && work(tx, found);
  });
}

/** Returns the current content of a page, and records that it was opened; null for an unknown address. */
export function lookAt(
  server: Pick<ServerContext, 'database' | 'secret' | 'now' | 'environment'>,
  token: string,
): Promise<ShownConversation | null> {
  return atAddress(server, token, async (tx, found) => {
    const now = server.now();
    if (found.kind === 'link') return openView(server, tx, found, now);
    const standing = await standingOf(tx, found, now);
    if (!standing) return null;
    if (standing.row.state !== 'invited') return shownOf(server, tx, standing, false);
    const locked = await standingOf(tx, found, now, true);
    if (!locked) return null;
    return shownOf(server, tx, await takeIncoming(tx, locked, { type: 'open' }, { channel: 'web', now }), false);
  });
}

/**
 * Returns the content of a page, and the sites that may frame it. Records nothing, and asks no model: where a question waits for
 * words the page asks by itself. Null for an unknown address.
 */
export function peekAt(
  server: Pick<ServerContext, 'database' | 'secret' | 'now' | 'environment'>,
  token: string,
): Promise<{ readonly view: View | null; readonly frames: readonly string[] } | null> {
  return atAddress(server, token, async (tx, found) => {
    const now = server.now();
    if (found.kind === 'link') {
      const { view } = await openView(server, tx, found, now);
      return { view, frames: await framesOf(tx, found) };
    }
    const standing = await standingOf(tx, found, now);
    if (!standing) return null;
    const { view, isAwaiting } = await shownOf(server, tx, standing, false);
    return { view: isAwaiting ? null : view, frames: [] };
  });
}

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

/** Returns the page's content once its question has words: the same, where it has. */
export async function inWords(
  server: Pick<ServerContext, 'database' | 'secret' | 'now' | 'environment'> & { readonly followUps: FollowUps },
  shown: ShownConversation,
): Promise<ShownConversation> {
  const { companyId, respondentId: id } = shown;
  if (!shown.isAwaiting || id === null) return shown;
  const name = { companyId, id };
  const open = await server.database.get();
  const standing = await open.transaction({ company: companyId }, (tx) => standingOf(tx, name, server.now()));
  const place = standing && awaitedOf(standing);
  const words = place && (await server.followUps.wordsFor(standing, place));
  return open.transaction({ company: companyId }, async (tx) => {
    const now = server.now();
    const locked = await standingOf(tx, name, now, words !== null);
    if (!locked) return shown;
    const taken = words && (await takeIncoming(tx, locked, words, { channel: 'web', now }));
    // They talk to the bot, and have the page open beside it: it is asked there, too.
    if (taken?.row.channel === 'telegram') await askInChat(tx, taken, now);
    const { view, isAwaiting } = await shownOf(server, tx, taken ?? locked, false);
    const { problem, replaced, passed, movedTo } = shown.view;
    return { ...shown, isAwaiting, isChanged: true, view: { ...view, problem, replaced, passed, movedTo } };
  });
}
