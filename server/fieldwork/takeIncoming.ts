import { and, eq } from 'drizzle-orm';

import { KEPT_MONTHS } from '../../src/domain/research/privacy/keeping.ts';
import { closingWords, dayAt, FORGOTTEN, UNCOUNTED } from '../../src/domain/fieldwork/places/closed.ts';
import { hear } from '../../src/domain/fieldwork/conversation/conversation.ts';
import type { Outgoing, AnswerRefusal } from '../../src/domain/fieldwork/conversation/replies.ts';
import type { Incoming, Conversation, SaidFile } from '../../src/domain/fieldwork/path.ts';
import type { ConversationState } from '../../src/domain/fieldwork/figures.ts';
import { hasPlace, heldUntil } from '../../src/domain/fieldwork/places/places.ts';
import type { Script } from '../../src/domain/fieldwork/script.ts';
import { remindAtOf } from '../../src/domain/fieldwork/writing/reminding.ts';
import { trailOf } from '../../src/domain/fieldwork/trail.ts';
import type { Transaction } from '../db/database.ts';
import { answer, respondent } from '../db/tables/fieldwork.ts';
import { forgetChats, takeBackSayings } from '../chats/forgetChats.ts';
import { printsIn, wordPrints } from '../erasures/wordPrints.ts';
import { withMasks } from './keeping/hidingContacts.ts';
import { standingIn } from './people.ts';
import { printsLeft } from './refusals.ts';
import { admissionOf, readRound, type RoundPerson, type StandingRound } from './readRound.ts';
import { giveReward } from './rewards.ts';
import { takeBackLetters } from './letters/writing.ts';

/** A respondent as the database has them. */
export type StoredRespondent = typeof respondent.$inferSelect;

/** One respondent; with a token's hash none, once it leads to them no more. */
export type RespondentName = Pick<StoredRespondent, 'companyId' | 'id'> & Partial<Pick<StoredRespondent, 'tokenHash'>>;

const of = ({ companyId, id, tokenHash }: RespondentName) =>
  and(
    eq(respondent.companyId, companyId),
    eq(respondent.id, id),
    tokenHash === undefined ? undefined : eq(respondent.tokenHash, tokenHash),
  );

/** Characters of one conversation, as it is kept, at most: ten thousand of one answer, some hundreds of times. */
const MOST_KEPT = 4_000_000;

export interface LoadedConversation {
  readonly row: StoredRespondent;
  readonly around: StandingRound;
  readonly script: Script;
  readonly conversation: Conversation;
  /** Why nothing more is taken, in Russian; null while answers are. */
  readonly closed: string | null;
  /** Whether all places are others' for now: one of them may become free. */
  readonly isCrowdedOut: boolean;
  /** Until when they may finish what is over for others, in Russian; empty while it goes on. */
  readonly closing: string;
}

/** Result of a respondent's message or press. */
export interface IncomingOutcome extends LoadedConversation {
  /** Messages to send in reply; none when it was received before, or nothing is accepted. */
  readonly outgoing: readonly Outgoing[];
  /** Why nothing of what they said is kept; null where it is. `full`: with it their conversation would be longer than one may be. */
  readonly refusal: AnswerRefusal | 'full' | null;
  readonly isChanged: boolean;
  /** Whether there is something to bring into the study. */
  readonly isDue: boolean;
}

/** A round that cannot be read asks nothing. */
const NOTHING: Script = { title: '', welcome: '', consent: '', thanks: '', stages: [] };

/**
 * Reads a respondent, in a transaction of their company.
 * @param isLocked whether nothing else is accepted from them until the transaction ends
 */
export async function standingOf(
  tx: Transaction,
  name: RespondentName,
  now: Date,
  isLocked = false,
): Promise<LoadedConversation | null> {
  const { companyId } = name;
  const query = tx.select().from(respondent).where(of(name));
  const [row] = await (isLocked ? query.for('update') : query);
  if (!row) return null;
  const around = await readRound(tx, companyId, row.roundId);
  // Data stored by us is read as it was written.
  const script = row.script === null ? (around.round?.script ?? NOTHING) : (JSON.parse(row.script) as Script);
  const conversation = JSON.parse(row.conversation) as Conversation;
  const { closed: isOver, room } = await admissionOf(tx, companyId, around, askerOf(row, now), now);
  const isForgotten = standingIn(row) === 'forgotten';
  const closed = isForgotten ? FORGOTTEN : row.uncountedAt === null ? isOver : UNCOUNTED;
  const today = dayAt(now, around.round?.timeZone ?? 'UTC');
  const closing = row.beganAt !== null && closed === null ? closingWords(around.round, today) : '';
  return { row, around, script, conversation, closed, isCrowdedOut: room === 'taken', closing };
}

/** Returns a respondent as a person who asks for a place. */
const askerOf = (row: StoredRespondent, now: Date): RoundPerson => ({
  id: row.id,
  hasBegun: row.beganAt !== null,
  hasPlace: hasPlace(row, now),
  segment: row.segment,
});

/** Messages that need no place: opening, those of the clock itself, and leaving. */
const NEEDS_NO_PLACE: ReadonlySet<Incoming['type']> = new Set(['open', 'worded', 'stop', 'decline', 'withdraw']);

/**
 * Returns why the message is not accepted; null where it is, and then a respondent who needed a place gets it before anyone else
 * can (R391).
 */
async function closedFor(
  tx: Transaction,
  standing: LoadedConversation,
  incoming: Incoming,
  now: Date,
): Promise<string | null> {
  const { row, around, closed } = standing;
  const asker = askerOf(row, now);
  if (asker.hasPlace || row.uncountedAt !== null || NEEDS_NO_PLACE.has(incoming.type)) return closed;
  return (await admissionOf(tx, row.companyId, around, asker, now, true)).closed;
}

/** Returns the state of a respondent by the conversation's step. */
function stateOf(row: StoredRespondent, { step }: Conversation, finishedAt: Date | null): ConversationState {
  if (step === 'withdrawn' || step === 'declined') return step;
  if (step === 'consent') return row.state === 'invited' ? 'opened' : row.state;
  // A respondent who goes back to improve an answer has finished all the same.
  if (finishedAt !== null) return 'finished';
  return step === 'stopped' ? 'stopped' : 'began';
}

const filesOf = ({ said }: Conversation): SaidFile[] => said.flatMap(({ file }) => file ?? []);

/** What came, to be kept without the words that were erased for good from what they said before (R451). */
function withoutErased({ companyId, id, erasedWords }: StoredRespondent, incoming: Incoming, secret: string): Incoming {
  if (erasedWords === null || incoming.type !== 'answer') return incoming;
  const prints = wordPrints(secret, companyId, id);
  const erased = (text: string) => withMasks(text, prints.places(text, printsIn(erasedWords)));
  const { given } = incoming;
  const file = given.file && { file: { ...given.file, name: erased(given.file.name) } };
  return { ...incoming, given: { ...given, kept: erased(given.text), ...file } };
}

/** The answers of a conversation that came now, for the feed. */
async function noteAnswers(tx: Transaction, row: StoredRespondent, before: Conversation, after: Conversation) {
  const said = after.said.slice(before.said.length);
  if (said.length === 0) return;
  const { companyId, id: respondentId, roundId } = row;
  await tx
    .insert(answer)
    .values(said.map(({ id, at }) => ({ companyId, respondentId, id, roundId, at: new Date(at) })))
    .onConflictDoNothing();
}

/**
 * Takes what came from a respondent, in a transaction of their company that has locked them ({@link standingOf}): what was heard
 * before, and what nobody takes any more, changes nothing; of the latter it says why.
 * @param channel by what it came
 * @param secret of the server, by which erased words are known; not needed for what has no words
 * @param isUnseen whether it came past every page and chat, by a letter alone: nothing was opened
 */
export async function takeIncoming(
  tx: Transaction,
  standing: LoadedConversation,
  incoming: Incoming,
  {
    channel: by,
    now,
    secret = '',
    isUnseen = false,
  }: {
    readonly channel: 'web' | 'telegram';
    readonly now: Date;
    readonly secret?: string;
    readonly isUnseen?: boolean;
  },
): Promise<IncomingOutcome> {
  const { row, around } = standing;
  const closed = await closedFor(tx, standing, incoming, now);
  // Words for a question come from no channel: the respondent's channel stays the same.
  const channel = incoming.type === 'worded' ? (row.channel ?? by) : by;
  const before = standing.conversation;
  const { conversation, outgoing, refusal } = hear(
    standing.script,
    before,
    withoutErased(row, incoming, secret),
    closed !== null,
  );
  const unchanged: IncomingOutcome = { ...standing, closed, outgoing, refusal, isChanged: false, isDue: false };
  if (refusal !== null) return unchanged;
  // A page that accepts nothing any more still counts as opened.
  const isOpened = row.state === 'invited' && (incoming.type === 'open' || closed === null);
  if (conversation === before && !isOpened) {
    const isElsewhere = incoming.type === 'open' && row.channel !== null && row.channel !== channel;
    // From now on what they write here is meant for what is asked here.
    if (isElsewhere) await tx.update(respondent).set({ channel }).where(of(row));
    return isElsewhere ? { ...unchanged, row: { ...row, channel } } : unchanged;
  }

  const hasBegun = conversation.consent !== null || conversation.step === 'withdrawn';
  const isThrough = conversation.step === 'done' && before.step !== 'done';
  const hasSaid = conversation.said.length > 0;
  const isEnd = isThrough || (conversation.step === 'stopped' && before.step !== 'stopped' && hasSaid);
  // Words after the end belong into the transcript, too.
  const isMore = conversation.step === 'done' && conversation.said.length > before.said.length;
  const isBeginning = row.beganAt === null && conversation.consent !== null;
  const isWithdrawing = conversation.step === 'withdrawn' && before.step !== 'withdrawn';
  // Who refuses is not written to any more, in no round: that is noted of the contact.
  const isDeclining = conversation.step === 'declined' && before.step !== 'declined';
  const isDue = isEnd || isMore || isBeginning || isWithdrawing || isDeclining;
  const finishedAt = row.finishedAt ?? (isThrough ? now : null);
  const isSilent = incoming.type === 'open' || incoming.type === 'silence' || incoming.type === 'worded';
  const text = JSON.stringify(conversation);
  if (text.length > MOST_KEPT) return { ...unchanged, outgoing: [], refusal: 'full' };
  const state = stateOf(row, conversation, finishedAt);
  const isOver = state !== 'invited' && state !== 'opened' && state !== 'began';
  // A respondent invited by a letter is checked from that moment; one who comes to the bot, from when they came.
  const remindAt = channel === 'telegram' && around.round ? remindAtOf(around.round, row.reminded, now) : null;
  const next: StoredRespondent = {
    ...row,
    state,
    channel: hasBegun || (isDeclining && !isUnseen) ? channel : row.channel,
    script: isWithdrawing ? null : isBeginning ? JSON.stringify(standing.script) : row.script,
    conversation: text,
    trail: JSON.stringify(trailOf(standing.script, conversation)),
    // Files to remove: after the withdrawal nothing else names them.
    files: isWithdrawing ? JSON.stringify([...filesOf(before), ...(JSON.parse(row.files) as SaidFile[])]) : row.files,
    erasedWords: isWithdrawing ? null : row.erasedWords,
    addressPrints:
      isWithdrawing && secret !== ''
        ? printsLeft(secret, row.companyId, { ...row, script: standing.script, conversation: before })
        : row.addressPrints,
    version: row.version + 1,
    openedAt: row.openedAt ?? (isUnseen ? null : now),
    beganAt: row.beganAt ?? (isBeginning ? now : null),
    finishedAt,
    lastAt: isSilent ? row.lastAt : now,
    // A respondent who stops frees their place at once; by silence it only runs out.
    heldUntil: state !== 'began' ? null : isSilent ? row.heldUntil : heldUntil({ isInvited: row.linkId === null }, now),
    dueAt: isDue ? now : row.dueAt,
    // Who may have said «стоп» is not reminded until it is known.
    remindAt: isOver || conversation.unsure ? null : (row.remindAt ?? remindAt),
    keepsMonths: isBeginning ? (around.round?.keepsMonths ?? KEPT_MONTHS) : row.keepsMonths,
    tries: isDue ? 0 : row.tries,
    // A respondent who says more has come back.
    leftAt: state === 'began' && conversation.said.length === before.said.length ? row.leftAt : null,
  };
  const { companyId, id, script, ...fields } = next;
  // A script is long, and stays as it is.
  await tx.update(respondent).set(script === row.script ? fields : { ...fields, script }).where(of({ companyId, id })); // prettier-ignore
  // What waits for the bot to say it asks what they have answered here meanwhile.
  if (channel === 'web' && (row.channel === 'telegram' || isOver)) await takeBackSayings(tx, companyId, id);
  // No letter asks a respondent for something that they answered, or refused, while it waited for the morning.
  if (isOver && state !== row.state) await takeBackLetters(tx, companyId, id);
  if (isWithdrawing) {
    await forgetChats(tx, companyId, [id]);
    await tx.delete(answer).where(and(eq(answer.companyId, companyId), eq(answer.respondentId, id)));
  } else await noteAnswers(tx, row, before, conversation);
  if (row.finishedAt === null && finishedAt !== null) await giveReward(tx, row, now);
  return { ...unchanged, row: next, conversation, isChanged: true, isDue };
}
