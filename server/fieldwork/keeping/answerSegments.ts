import { and, eq, isNull } from 'drizzle-orm';

import type { Op } from '../../../src/domain/core/operation.ts';
import { hasChosen } from '../../../src/domain/fieldwork/inviting/answerSegment.ts';
import type { ChosenBy } from '../../../src/domain/fieldwork/figures.ts';
import { questionOf } from '../../../src/domain/fieldwork/script.ts';
import type { Trail } from '../../../src/domain/fieldwork/trail.ts';
import { parseRow } from '../../../src/domain/plan.ts';
import type { Transaction } from '../../db/database.ts';
import { respondent } from '../../db/tables/fieldwork.ts';
import { readRecords } from '../../db/storedRecords.ts';
import { contactLists, noteOfContact } from '../inviting.ts';
import { standingIn } from '../people.ts';
import { SCRIPT_MARK, scriptsOf } from '../figures/roundRows.ts';
import { readRound } from '../readRound.ts';
import type { StoredRespondent } from '../takeIncoming.ts';

/* Segments of contacts that are made of what they answered, and go with it (R426). */

/**
 * Who answered a closed question of a round so: those who count, and whose words are kept.
 * @returns null for no such round
 */
export async function readChosen(
  tx: Transaction,
  companyId: string,
  roundId: string,
  questionKey: string,
  choice: string,
): Promise<ChosenBy | null> {
  const { round } = await readRound(tx, companyId, roundId);
  if (!round) return null;
  const question = round.script && questionOf(round.script, questionKey);
  if (!question) return { contacts: [], unnamed: 0 };
  const { id, state, listId, contactId, linkId, trail } = respondent;
  const rows = await tx
    .select({ id, state, listId, contactId, linkId, trail, mark: SCRIPT_MARK })
    .from(respondent)
    .where(
      and(
        eq(respondent.companyId, companyId),
        eq(respondent.roundId, roundId),
        isNull(respondent.uncountedAt),
        isNull(respondent.erasedAt),
      ),
    );
  const scripts = await scriptsOf(tx, companyId, rows);
  const chosen = rows.filter((row) => {
    const one = {
      state: standingIn(row),
      trail: JSON.parse(row.trail) as Trail,
      script: scripts.get(row.mark) ?? null,
    };
    return hasChosen(one, question, choice);
  });
  const contacts = chosen.flatMap((row) =>
    row.listId === null || row.contactId === null ? [] : [{ listId: row.listId, key: row.contactId }],
  );
  return { contacts, unnamed: chosen.length - contacts.length };
}

/** Names of segments that were made of a round's answers. A round that was removed since has made them all the same. */
async function segmentsOf(tx: Transaction, companyId: string, roundId: string): Promise<ReadonlySet<string>> {
  const [found] = await readRecords(tx, companyId, [{ kind: 'round', id: roundId }]);
  const row = found && parseRow('round', roundId, JSON.parse(found.body));
  return new Set(row?.ok ? Object.values(row.record.segments).map(({ name }) => name) : []);
}

/** Operations that take contacts out of segments that were made of what they said in these talks: as the words go, so does what tells them. */
export async function segmentsErased(
  tx: Transaction,
  respondents: readonly Pick<StoredRespondent, 'companyId' | 'roundId' | 'listId' | 'contactId'>[],
): Promise<Op[]> {
  const made = new Map<string, ReadonlySet<string>>();
  const ops: Op[] = [];
  for (const { companyId, roundId, listId, contactId: key } of respondents) {
    if (listId === null || key === null) continue;
    // oxlint-disable-next-line no-await-in-loop -- one transaction asks one thing after another
    const segments = made.get(roundId) ?? (await segmentsOf(tx, companyId, roundId));
    made.set(roundId, segments);
    if (segments.size === 0) continue;
    // oxlint-disable-next-line no-await-in-loop -- as above
    const contacts = (await contactLists(tx, companyId, [listId])).get(listId)?.contacts ?? {};
    const contact = Object.hasOwn(contacts, key) ? contacts[key] : undefined;
    if (contact && segments.has(contact.segment)) ops.push(noteOfContact({ listId, key }, { segment: '' }));
  }
  return ops;
}
