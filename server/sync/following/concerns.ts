import { randomUUID } from 'node:crypto';
import { and, eq, isNotNull } from 'drizzle-orm';

import { concernsOf, type RecordChange } from '../../../src/domain/comments/concerns.ts';
import type { NoticeWhy } from '../../../src/domain/inbox/inbox.ts';
import type { Transaction } from '../../db/database.ts';
import { readRecords } from '../../db/storedRecords.ts';
import { membership } from '../../db/tables/access.ts';
import { notice } from '../../db/tables/inbox.ts';
import { asText, fieldsOf, isCompleted, isLiving, type ConcerningCommit } from './concerning.ts';
import { voices } from './voices.ts';
import { wanted } from './wanted.ts';
import { watchChangedRounds } from './changedRounds.ts';

interface Told {
  readonly memberId: string;
  readonly why: NoticeWhy;
  readonly kind: string;
  readonly id: string;
  readonly on: string;
  readonly part: string | null;
  readonly by: ConcerningCommit;
}

/** Notifies the members in charge of a study's experiments that its round has ended. */
async function finishedRounds(
  tx: Transaction,
  companyId: string,
  commits: readonly ConcerningCommit[],
): Promise<readonly Told[]> {
  const ended = commits.flatMap((by) =>
    by.changed
      .filter(({ kind, before, after }) => kind === 'research' && isCompleted(after) && !isCompleted(before))
      .map((study) => ({ by, study, experiments: Object.keys(fieldsOf(fieldsOf(study.after).experimentIds)) })),
  );
  const ids = [...new Set(ended.flatMap(({ experiments }) => experiments))];
  const found = await readRecords(
    tx,
    companyId,
    ids.map((id) => ({ kind: 'experiment', id })),
  );
  const inCharge = new Map(found.map(({ id, body }) => [id, fieldsOf(JSON.parse(body))]));
  return ended.flatMap(({ by, study: { id }, experiments }) => {
    const members = new Set(
      experiments.flatMap((experiment) => {
        const fields = inCharge.get(experiment);
        return fields && isLiving(fields) ? (asText(fields.assigneeId) ?? []) : [];
      }),
    );
    members.delete(by.memberId ?? '');
    return [...members].map((memberId): Told => ({
      memberId,
      why: 'finished',
      kind: 'research',
      id,
      on: `research:${id}`,
      part: null,
      by,
    }));
  });
}

/** Who is in a company, by their member records. */
async function peopleOf(tx: Transaction, companyId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .select({ memberId: membership.memberId, personId: membership.personId })
    .from(membership)
    .where(and(eq(membership.companyId, companyId), isNotNull(membership.memberId)));
  return new Map(rows.map(({ memberId, personId }) => [memberId ?? '', personId]));
}

/**
 * Removes a withdrawn comment from all inboxes.
 * @returns ids of the people in whose inboxes it was
 */
async function withdraw(
  tx: Transaction,
  companyId: string,
  changed: readonly RecordChange[],
): Promise<readonly string[]> {
  const gone = changed.filter(
    ({ kind, after }) =>
      (kind === 'comment' || kind === 'review') &&
      (!isLiving(after) || typeof fieldsOf(after).withdrawnAt === 'string'),
  );
  const people: string[] = [];
  for (const { kind, id } of gone) {
    const rows = await tx
      .delete(notice)
      .where(and(eq(notice.companyId, companyId), eq(notice.kind, kind), eq(notice.recordId, id)))
      .returning({ personId: notice.personId });
    people.push(...rows.map(({ personId }) => personId));
  }
  return people;
}

/**
 * Puts what was taken into the inboxes of those whom it concerns, in the transaction that takes it.
 * @returns ids of the people in whose inboxes something has changed
 */
export async function tellConcerned(
  tx: Transaction,
  companyId: string,
  commits: readonly ConcerningCommit[],
  now: Date,
): Promise<readonly string[]> {
  const changed = commits.flatMap((one) => one.changed);
  if (changed.length === 0) return [];
  await watchChangedRounds(tx, companyId, commits, now);
  const withdrawn = await withdraw(tx, companyId, changed);
  const spoken = await voices(tx, companyId, changed);
  const thread = (_on: string, id: string) => (spoken.get(id) ?? []).map((authorId) => ({ authorId }));
  const told: Told[] = commits.flatMap((by) =>
    concernsOf(by.changed, by.memberId ?? '', { thread }).map((concern) => ({ ...concern, by })),
  );
  told.push(...(await finishedRounds(tx, companyId, commits)));
  if (told.length === 0) return [...new Set(withdrawn)];
  const people = await peopleOf(tx, companyId);
  const notices = told.flatMap(({ memberId, why, kind, id, on, part, by }) => {
    const personId = people.get(memberId);
    if (personId === undefined || personId === by.personId) return [];
    return [
      {
        companyId,
        personId,
        id: randomUUID(),
        at: now,
        why,
        byPerson: by.personId,
        kind,
        recordId: id,
        subject: on,
        part,
      },
    ];
  });
  if (notices.length === 0) return [...new Set(withdrawn)];
  const rows = await wanted(tx, companyId, notices);
  if (rows.length > 0) await tx.insert(notice).values([...rows]);
  return [...new Set([...withdrawn, ...rows.map(({ personId }) => personId)])];
}
