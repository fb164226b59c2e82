import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNotNull, isNull, ne, notInArray, or } from 'drizzle-orm';

import { NEW_CONVERSATION } from '../../../src/domain/fieldwork/conversation/conversation.ts';
import type { Stored } from '../../../src/domain/forgetting/cited.ts';
import { placesIn, placesNote } from '../../../src/domain/forgetting/erasures.ts';
import { forgetting } from '../../../src/domain/forgetting/forgetting.ts';
import { note } from '../../access/audit.ts';
import { forgetChats } from '../../chats/forgetChats.ts';
import type { ServerContext } from '../../context/context.ts';
import type { Transaction } from '../../db/database.ts';
import { answer, respondent } from '../../db/tables/fieldwork.ts';
import { ownCommit } from '../../sync/ownCommit.ts';
import { pushingIn, type Pushing } from '../../sync/pushing.ts';
import { allOf, countUnnamed } from '../forgetting.ts';
import { forgetLetters } from '../letters/writing.ts';
import { lockCodeNames } from '../people.ts';
import { readRound } from '../readRound.ts';
import { unnameCodes } from '../rewards.ts';
import type { StoredRespondent } from '../takeIncoming.ts';
import { segmentsErased } from './answerSegments.ts';
import { PARTICIPANT, participantIdOf } from './participants.ts';
import { endsBy } from './term.ts';

/* Erases the words of talks whose term has come; the figures stay. */

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
interface ErasedTalks {
  readonly talks: number;
  readonly rounds: readonly string[];
  readonly seq: number;
}

/**
 * Erases the words of talks of one round, in a transaction of their company; talks that another process erases, or takes
 * something from, are left to it.
 */
export async function eraseTalks(
  options: Pick<ServerContext, 'environment' | 'now'>,
  tx: Transaction,
  companyId: string,
  ids: readonly string[],
): Promise<ErasedTalks> {
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
