import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';

import type { Op } from '../../../src/domain/core/operation.ts';
import { reopened } from '../../../src/domain/forgetting/cited.ts';
import { parseRow } from '../../../src/domain/plan.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { respondent } from '../../db/tables/fieldwork.ts';
import type { ServerContext } from '../../context/context.ts';
import { pushingIn, type Pushing } from '../../sync/pushing.ts';
import { tellAll } from '../../context/tellAll.ts';
import { ownCommit } from '../../sync/ownCommit.ts';
import { readRecords } from '../../db/storedRecords.ts';
import { contactLists } from '../inviting.ts';
import { lockCodeNames } from '../people.ts';
import { lookAtCompanies } from './companiesOfBefore.ts';
import { PARTICIPANT } from './participants.ts';

/* Earlier servers filed participants under the names of their contacts; now they have code names (R223). */

/** Interviews of one company that are looked at by one commit, at most. */
const AT_ONCE = 200;

/** Interviews that an earlier server filed and that were not checked since. */
const ofBefore = () =>
  and(eq(respondent.codeNamed, false), isNotNull(respondent.filedAt), isNotNull(respondent.contactId));

/**
 * Checks the oldest of a company's earlier interviews. A name is removed from the participant where their contact still has it,
 * so that it is hidden in exports no less than before; a name typed instead, or found nowhere else, stays.
 * @returns the company's number after it
 */
async function unnameIn(tx: Transaction, pushing: Pushing): Promise<number> {
  const companyId = pushing.locked.id;
  const respondents = await tx
    .select({ id: respondent.id, listId: respondent.listId, contactId: respondent.contactId, participant: PARTICIPANT })
    .from(respondent)
    .where(and(eq(respondent.companyId, companyId), ofBefore()))
    .orderBy(asc(respondent.id))
    .limit(AT_ONCE)
    .for('update');
  const lists = await contactLists(tx, companyId, respondents.flatMap(({ listId }) => listId ?? [])); // prettier-ignore
  const names = new Map<string, Set<string>>();
  for (const { listId, contactId, participant } of respondents) {
    const contacts = lists.get(listId ?? '')?.contacts ?? {};
    const told = contactId !== null && Object.hasOwn(contacts, contactId) ? contacts[contactId]?.name : undefined;
    if (participant !== null && told) names.set(participant, new Set([...(names.get(participant) ?? []), told]));
  }
  const ids = [...names.keys()].map((id) => ({ kind: 'participant', id }));
  const ops = (await readRecords(tx, companyId, ids)).flatMap(({ id, body }): Op[] => {
    const row = parseRow('participant', id, JSON.parse(body));
    if (!row.ok || names.get(id)?.has(row.record.name) !== true) return [];
    return reopened({ kind: 'participant', record: row.record }, [{ op: 'set', kind: 'participant', id, fields: { name: '' } }]); // prettier-ignore
  });
  await ownCommit(tx, pushing, ops, '');
  const done = respondents.map(({ id }) => id);
  await tx
    .update(respondent)
    .set({ codeNamed: true })
    .where(and(eq(respondent.companyId, companyId), inArray(respondent.id, done)));
  return pushing.locked.seq;
}

/** Removes names from the participants of all earlier interviews; reported to users who have their company open. */
export async function unnameParticipants(
  options: Pick<ServerContext, 'environment' | 'hub' | 'database' | 'now'>,
  open: Database,
  isStopped: () => boolean,
): Promise<void> {
  await lookAtCompanies(open, ofBefore, isStopped, async (companyId) => {
    const seq = await open.transaction({ company: companyId }, async (tx) => {
      await lockCodeNames(tx, companyId);
      return unnameIn(tx, await pushingIn(options, tx, companyId));
    });
    await tellAll(options, companyId, { type: 'head', seq });
  });
}
