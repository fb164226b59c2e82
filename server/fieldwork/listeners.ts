import { and, asc, eq, isNull } from 'drizzle-orm';

import { isObject } from '../../src/domain/core/record.ts';
import type { Round } from '../../src/domain/fieldwork/kinds.ts';
import { containing } from '../db/containing.ts';
import type { Transaction } from '../db/database.ts';
import { membership } from '../db/tables/access.ts';
import { change, record, touched } from '../db/tables/records.ts';
import { readRecords } from '../db/storedRecords.ts';

/** Who made a record, if they are still of the company. */
export async function makerOf(tx: Transaction, companyId: string, kind: string, id: string): Promise<string | null> {
  const [made] = await tx
    .select({ personId: membership.personId })
    .from(touched)
    .innerJoin(change, and(eq(change.companyId, touched.companyId), eq(change.seq, touched.seq)))
    .innerJoin(membership, and(eq(membership.companyId, touched.companyId), eq(membership.personId, change.actor)))
    .where(and(eq(touched.companyId, companyId), eq(touched.kind, kind), eq(touched.id, id)))
    .orderBy(asc(touched.seq))
    .limit(1);
  return made?.personId ?? null;
}

type Fields = Readonly<Record<string, unknown>>;

const fieldsIn = (body: string): Fields => {
  const stored = JSON.parse(body) as unknown;
  return isObject(stored) ? stored : {};
};

/** Who is in charge of the experiments that a study is a round of, and who has spoken of the study: by their member records. */
async function membersOf(tx: Transaction, companyId: string, researchId: string): Promise<ReadonlySet<string>> {
  const members = new Set<string>();
  const [study] = await readRecords(tx, companyId, [{ kind: 'research', id: researchId }]);
  const { experimentIds } = study ? fieldsIn(study.body) : {};
  const experiments = Object.keys(isObject(experimentIds) ? experimentIds : {}).map((id) => ({
    kind: 'experiment',
    id,
  }));
  for (const { body } of await readRecords(tx, companyId, experiments)) {
    const { assigneeId, deletedAt } = fieldsIn(body);
    if (typeof assigneeId === 'string' && typeof deletedAt !== 'string') members.add(assigneeId);
  }
  const said = await tx
    .select({ body: record.body })
    .from(record)
    .where(
      and(
        eq(record.companyId, companyId),
        eq(record.kind, 'comment'),
        isNull(record.deletedAt),
        containing(record.body, `"on":${JSON.stringify(`research:${researchId}`)}`),
      ),
    );
  for (const { body } of said) {
    const { authorId, withdrawnAt } = fieldsIn(body);
    if (typeof authorId === 'string' && typeof withdrawnAt !== 'string') members.add(authorId);
  }
  return members;
}

/**
 * Who hears of a round: who made it and who let it begin, who made its study and is in charge of what the study is for, and who follows
 * the study by having spoken of it; those of them who are in the company.
 * @returns ids of the people
 */
export async function listenersOf(
  tx: Transaction,
  companyId: string,
  round: Pick<Round, 'id' | 'researchId'>,
  begunBy: string,
): Promise<readonly string[]> {
  const own = [
    begunBy,
    await makerOf(tx, companyId, 'round', round.id),
    await makerOf(tx, companyId, 'research', round.researchId),
  ].filter((personId) => personId !== null && personId !== '') as readonly string[];
  const members = await membersOf(tx, companyId, round.researchId);
  const rows = await tx
    .select({ personId: membership.personId, memberId: membership.memberId })
    .from(membership)
    .where(eq(membership.companyId, companyId));
  return rows.flatMap(({ personId, memberId }) =>
    own.includes(personId) || (memberId !== null && members.has(memberId)) ? [personId] : [],
  );
}
