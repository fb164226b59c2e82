import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, isNotNull, isNull, ne, notInArray, or } from 'drizzle-orm';

import { NEW_CONVERSATION } from '../../../src/domain/fieldwork/conversation.ts';
import type { SaidFile } from '../../../src/domain/fieldwork/path.ts';
import type { Stored } from '../../../src/domain/forgetting/cited.ts';
import { placesIn, placesNote } from '../../../src/domain/forgetting/erasures.ts';
import { forgetting } from '../../../src/domain/forgetting/forgetting.ts';
import { narrow, type Database, type Transaction } from '../../db/database.ts';
import type { LazyDatabase } from '../../db/lazyDatabase.ts';
import { answer, respondent } from '../../db/tables/fieldwork.ts';
import type { Fieldwork } from '../fieldwork.ts';
import type { ServerContext } from '../../context/context.ts';
import { pushingIn, type Pushing } from '../../sync/pushing.ts';
import { tellAll } from '../../context/tellAll.ts';
import { note } from '../../access/audit.ts';
import { ownCommit } from '../../sync/ownCommit.ts';
import { forgetChats } from '../../chats/forgetChats.ts';
import { segmentsErased } from './answerSegments.ts';
import { allOf, countUnnamed, dropUnnamed } from '../forgetting.ts';
import { lockCodeNames } from '../people.ts';
import { readRound } from '../readRound.ts';
import { unnameCodes } from '../rewards.ts';
import type { StoredRespondent } from '../takeIncoming.ts';
import { forgetLetters } from '../letters/writing.ts';
import { announceRound, roundsToAnnounce } from './announcing.ts';
import { endsBy } from './term.ts';
import { PARTICIPANT, participantIdOf } from './participants.ts';
import { lookForContacts } from './hidingContacts.ts';
import { unnameParticipants } from './unnaming.ts';

/*
 * Retention of respondents' words for the term that they were promised. Then they are erased automatically, announced before, and
 * the figures stay.
 */

const HOUR = 60 * 60 * 1000;

/** Interviews of one round that are erased by one commit, at most. */
const AT_ONCE = 50;

export type RetainingOptions = Pick<ServerContext, 'environment' | 'hub' | 'log' | 'now'> & {
  readonly fieldwork: Fieldwork;
  readonly database: LazyDatabase;
  /** Opens the files. */
  readonly files: ServerContext['files']['get'];
  /** Milliseconds between two looks; default an hour. */
  readonly every?: number | undefined;
};

export interface Retaining {
  /** Looks now whose term is near, and whose has come. @returns how many interviews were erased */
  look(): Promise<number>;
  /** Ends what is under way. */
  stop(): Promise<void>;
}

/** Its words are gone; the bytes of its files may not be. */
const hasFilesLeft = () => and(isNotNull(respondent.erasedAt), ne(respondent.files, '[]'));

/**
 * Returns the rest of a talk whose words are gone: its questions, where it ended and when, for the figures. Its address no longer
 * works.
 */
const counted = (at: Date) => ({
  listId: null,
  contactId: null,
  participantId: null,
  linkId: null,
  tokenHash: `erased ${randomUUID()}`,
  conversation: JSON.stringify({ ...NEW_CONVERSATION, step: 'stopped' }),
  remindAt: null,
  dueAt: null,
  tries: 0,
  filedAt: null,
  erasedAt: at,
});

const isLiving = ({ record: { deletedAt } }: Stored): boolean => deletedAt === null;

/** Participants of talks of whom the company has something else: another interview, another text, another study. */
async function stayingOf(
  tx: Transaction,
  companyId: string,
  talks: readonly StoredRespondent[],
  rows: readonly Stored[],
): Promise<ReadonlySet<string>> {
  const going = new Set(talks.map(({ id }) => id));
  const people = new Set(talks.map(participantIdOf));
  const keys = talks.flatMap(({ contactId }) => contactId ?? []);
  const studies = new Set<string>();
  for (const { roundId } of talks) {
    const round = rows.find(({ kind, record }) => kind === 'round' && record.id === roundId);
    if (round?.kind === 'round') studies.add(round.record.researchId);
  }
  const isOfTalk = (id: string): boolean => [...going].some((talk) => id === talk || id.startsWith(`${talk}-`));
  const staying = new Set<string>();
  for (const row of rows.filter(isLiving)) {
    const named =
      row.kind === 'material' && !isOfTalk(row.record.id)
        ? Object.values(row.record.speakers).map(({ participantId }) => participantId)
        : row.kind === 'research' && !studies.has(row.record.id)
          ? Object.keys(row.record.participantIds)
          : [];
    for (const id of named) if (id !== null && people.has(id)) staying.add(id);
  }
  const others = await tx
    .select({ listId: respondent.listId, contactId: respondent.contactId, participant: PARTICIPANT })
    .from(respondent)
    .where(
      and(
        eq(respondent.companyId, companyId),
        or(inArray(PARTICIPANT, [...people]), inArray(respondent.contactId, keys)),
        notInArray(respondent.id, [...going]),
        isNotNull(respondent.beganAt),
        isNull(respondent.erasedAt),
        ne(respondent.state, 'withdrawn'),
      ),
    );
  // A participant who has begun another interview stays, too, although it is in no study yet.
  for (const one of others) {
    if (one.participant !== null) staying.add(one.participant);
    const same = talks.filter(({ listId, contactId }) => contactId !== null && listId === one.listId && contactId === one.contactId); // prettier-ignore
    for (const talk of same) staying.add(participantIdOf(talk));
  }
  return staying;
}

/** Writes down at a round how many of its interviews are gone. */
async function noteInRounds(tx: Transaction, pushing: Pushing, talks: readonly StoredRespondent[]): Promise<void> {
  const { now, locked } = pushing;
  for (const roundId of new Set(talks.map((one) => one.roundId))) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction asks one thing after another
    const { round } = await readRound(tx, locked.id, roundId);
    if (!round) continue;
    const gone = talks.filter((one) => one.roundId === roundId).length;
    const fields = { erasedTalks: round.erasedTalks + gone, erasedAt: now.toISOString() };
    // oxlint-disable-next-line no-await-in-loop -- as above
    await ownCommit(tx, pushing, [{ op: 'set', kind: 'round', id: roundId, fields }], '');
  }
}

/** Result for a company's talks. */
interface Erased {
  readonly talks: number;
  readonly rounds: readonly string[];
  readonly seq: number;
}

/**
 * Erases the words of talks of one round, in a transaction of their company; talks that another process erases, or takes
 * something from, are left to it.
 */
async function eraseIn(
  options: RetainingOptions,
  tx: Transaction,
  companyId: string,
  ids: readonly string[],
): Promise<Erased> {
  await lockCodeNames(tx, companyId);
  const pushing = await pushingIn(options, tx, companyId);
  const { now } = pushing;
  const talks = await tx
    .select()
    .from(respondent)
    .where(and(eq(respondent.companyId, companyId), inArray(respondent.id, [...ids]), endsBy(now)))
    .orderBy(respondent.id)
    .for('update', { skipLocked: true });
  if (talks.length === 0) return { talks: 0, rounds: [], seq: pushing.locked.seq };
  const rows = await allOf(tx, companyId);
  const staying = await stayingOf(tx, companyId, talks, rows);
  const participants = [...new Set(talks.map(participantIdOf))].filter((id) => !staying.has(id));
  const over = talks.map(({ id }) => id);
  const plan = forgetting(rows, { contacts: [], participants, talks: over, staying }, now.toISOString());
  const ops = [...plan.ops, ...(await segmentsErased(tx, talks))];
  const history = await ownCommit(tx, pushing, ops, '', { erases: true });
  await noteInRounds(tx, pushing, talks);

  const letters = await forgetLetters(tx, companyId, over);
  await tx.delete(answer).where(and(eq(answer.companyId, companyId), inArray(answer.respondentId, over)));
  await forgetChats(tx, companyId, over);
  await unnameCodes(tx, companyId, over);
  const sent = talks.flatMap(({ files, conversation }) =>
    [...`${files}${conversation}`.matchAll(/"sha256":"([\da-f]{64})"/g)].map(([, sha256 = '']) => sha256),
  );
  const files = [...new Set([...plan.files, ...sent])];
  for (const id of over) {
    await tx
      .update(respondent)
      .set({ ...counted(now), files: '[]' })
      .where(and(eq(respondent.companyId, companyId), eq(respondent.id, id)));
  }
  const places = { ...placesIn(ops), files: await countUnnamed(tx, companyId, files), history, letters };
  // One of the talks remembers the files still to be removed, until they are gone.
  const left = JSON.stringify(files.map((sha256) => ({ sha256 })));
  await tx
    .update(respondent)
    .set({ files: left })
    .where(and(eq(respondent.companyId, companyId), eq(respondent.id, over[0] ?? '')));
  const round = talks[0]?.roundId ?? null;
  const { records } = places;
  const subject = { round, interviews: talks.length, records, files: places.files, ...placesNote(places) };
  await note(tx, { companyId, actor: null, action: 'interviews.expired', subject, at: now });
  return { talks: talks.length, rounds: [...new Set(talks.map(({ roundId }) => roundId))], seq: pushing.locked.seq };
}

/** Takes away the files of talks whose words are gone, and forgets which they were. */
async function dropFiles(options: RetainingOptions, open: Database, companyId: string, id: string): Promise<void> {
  const of = and(eq(respondent.companyId, companyId), eq(respondent.id, id), hasFilesLeft());
  const gone = await open.transaction({ company: companyId }, async (tx) => {
    await lockCodeNames(tx, companyId);
    await pushingIn(options, tx, companyId);
    const [row] = await tx.select({ files: respondent.files }).from(respondent).where(of).for('update');
    const files = (JSON.parse(row?.files ?? '[]') as readonly Pick<SaidFile, 'sha256'>[]).map(({ sha256 }) => sha256);
    // While the files are listed here they would count as named. Their rows are removed before their bytes, and are not missed
    // the second time.
    await tx.update(respondent).set({ files: '[]' }).where(of);
    const unnamed: string[] = [];
    for (const sha256 of files) if (await dropUnnamed(tx, companyId, sha256)) unnamed.push(sha256);
    await tx
      .update(respondent)
      .set({ files: JSON.stringify(unnamed.map((sha256) => ({ sha256 }))) })
      .where(and(eq(respondent.companyId, companyId), eq(respondent.id, id)));
    return unnamed;
  });
  const storage = await options.files();
  for (const sha256 of gone) await storage.remove(companyId, sha256);
  await open.transaction({ company: companyId }, (tx) => tx.update(respondent).set({ files: '[]' }).where(of));
}

/** Talks by their rounds: each round's are erased by commits of their own, so that the journal tells how many of which went. */
function byRound(due: readonly Pick<StoredRespondent, 'companyId' | 'roundId' | 'id'>[]) {
  const rounds = new Map<string, { readonly companyId: string; readonly ids: string[] }>();
  for (const { companyId, roundId, id } of due) {
    const name = JSON.stringify([companyId, roundId]);
    const round = rounds.get(name) ?? { companyId, ids: [] };
    round.ids.push(id);
    rounds.set(name, round);
  }
  return [...rounds.values()];
}

/** Tells of what is near its term, and erases what has been kept for it; begins to look at once. */
export function createRetaining(options: RetainingOptions): Retaining {
  const { database, log, now, every = HOUR } = options;
  const stopping = new AbortController();
  const isStopped = (): boolean => stopping.signal.aborted;
  let looking: Promise<number> | null = null;

  async function erase(open: Database, companyId: string, ids: readonly string[]): Promise<number> {
    const erased = await open.transaction({ company: companyId }, async (tx) => {
      await narrow(tx, { company: companyId });
      return eraseIn(options, tx, companyId, ids);
    });
    if (erased.talks > 0) {
      await tellAll(options, companyId, { type: 'head', seq: erased.seq });
      for (const round of erased.rounds) options.fieldwork.changed(companyId, round);
    }
    return erased.talks;
  }

  /** One company's talks; one that cannot be erased does not hold up the others. */
  async function eraseAll(open: Database, companyId: string, ids: readonly string[]): Promise<number> {
    try {
      return await erase(open, companyId, ids);
    } catch (error) {
      log.error('interviews_not_erased', error);
      if (ids.length === 1) return 0;
    }
    let talks = 0;
    for (const id of ids) {
      if (isStopped()) break;
      talks += await eraseAll(open, companyId, [id]);
    }
    return talks;
  }

  /** One round that cannot be told of holds up no other, nor what is erased: that was promised to those who spoke. */
  async function announce(open: Database, moment: Date): Promise<void> {
    for (const { companyId, roundId } of await roundsToAnnounce(open, moment)) {
      if (isStopped()) break;
      try {
        const told = await open.transaction({ company: companyId }, (tx) =>
          announceRound(tx, companyId, roundId, moment),
        );
        if (told) await tellAll(options, companyId, { type: 'head', seq: told.seq, concerned: told.concerned });
      } catch (error) {
        log.error('interviews_not_announced', error);
      }
    }
  }

  async function lookNow(): Promise<number> {
    const open = await database.get();
    await unnameParticipants(options, open, isStopped).catch((error: unknown) => log.error('names_not_taken', error));
    await lookForContacts(options, open, isStopped).catch((error: unknown) => log.error('contacts_not_hidden', error));
    // Nothing comes to its term between what is announced and what is erased.
    const moment = now();
    await announce(open, moment);
    const tried: string[] = [];
    let talks = 0;
    for (let isMore = true; isMore && !isStopped();) {
      const due = await open.transaction({ fieldwork: true }, (tx) =>
        tx
          .select({ companyId: respondent.companyId, roundId: respondent.roundId, id: respondent.id })
          .from(respondent)
          .where(and(endsBy(moment), tried.length === 0 ? undefined : notInArray(respondent.id, tried)))
          .orderBy(asc(respondent.companyId), asc(respondent.roundId), asc(respondent.lastAt), asc(respondent.id))
          .limit(AT_ONCE),
      );
      isMore = due.length > 0;
      for (const { companyId, ids } of byRound(due)) {
        if (isStopped()) break;
        const erased = await eraseAll(open, companyId, ids);
        talks += erased;
        // Talks that could not be erased now, or that another process holds, are left to the next check.
        if (erased < ids.length) tried.push(...ids);
      }
    }
    const left = await open.transaction({ fieldwork: true }, (tx) =>
      tx.select({ companyId: respondent.companyId, id: respondent.id }).from(respondent).where(hasFilesLeft()),
    );
    for (const { companyId, id } of left) {
      if (isStopped()) break;
      await dropFiles(options, open, companyId, id).catch((error: unknown) => log.error('files_not_erased', error));
    }
    return talks;
  }
  /** One look at a time: the next begins when this one has ended. */
  const look = (): Promise<number> => (looking ??= lookNow().finally(() => (looking = null)));
  const lookQuietly = (): void => void look().catch((error: unknown) => log.error('retention', error));

  const timer = setInterval(lookQuietly, every).unref();
  lookQuietly();
  return {
    look,
    async stop() {
      stopping.abort();
      clearInterval(timer);
      await looking?.catch(() => undefined);
    },
  };
}
