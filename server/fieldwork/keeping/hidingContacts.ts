import { and, asc, eq, inArray, isNotNull, ne, or, sql } from 'drizzle-orm';

import type { Op } from '../../../src/domain/core/operation.ts';
import type { TextRange } from '../../../src/domain/core/textRange.ts';
import { movePlace } from '../../../src/domain/evidence/personal/masking.ts';
import type { MaskedPlace } from '../../../src/domain/evidence/personal/maskTexts.ts';
import { reopened, type Stored } from '../../../src/domain/forgetting/cited.ts';
import { parseRow } from '../../../src/domain/plan.ts';
import type { Records } from '../../../src/domain/records.ts';
import { movedLabels } from '../../../src/domain/research/layouts/movedLabels.ts';
import { movePlaces, type PlacesIn } from '../../../src/domain/research/reading/replacedText.ts';
import { containing } from '../../db/containing.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { respondent } from '../../db/tables/fieldwork.ts';
import { record } from '../../db/tables/records.ts';
import { lookAtCompanies } from './companiesOfBefore.ts';

/* Servers of before told contacts that were left in the transcripts; now only those who see names are told them (R241). */

/** Kinds that name places in a material, by what {@link PlacesIn} calls them. */
const CITING = { mark: 'marks', research: 'studies', hypothesis: 'hypotheses' } as const;
const NOWHERE: PlacesIn = { marks: [], studies: [], hypotheses: [] };

/**
 * Operations on every record that names places in a material, removed or not: a removed one still holds its words.
 * @param opsIn returns the operations on the records it is given
 */
export async function onCiting(
  tx: Transaction,
  companyId: string,
  materialId: string,
  opsIn: (places: PlacesIn) => readonly Op[],
): Promise<Op[]> {
  const named = containing(record.body, `"materialId":${JSON.stringify(materialId)}`);
  const rows = await tx
    .select({ kind: record.kind, id: record.id, body: record.body })
    .from(record)
    .where(and(eq(record.companyId, companyId), inArray(record.kind, Object.keys(CITING)), named));
  return rows.flatMap(({ kind: name, id, body }) => {
    const kind = name as keyof typeof CITING;
    const row = parseRow(kind, id, JSON.parse(body));
    if (!row.ok) return [];
    return reopened({ kind, record: row.record } as Stored, opsIn({ ...NOWHERE, [CITING[kind]]: [row.record] }));
  });
}

/** A text with what stands for words in their places, which are in order and without overlap. */
export const withMasks = (text: string, places: readonly MaskedPlace[]): string =>
  places.toReversed().reduce((left, { start, end, words }) => left.slice(0, start) + words + left.slice(end), text);

/** Operations that take words out of a transcript, and what was marked along with it; committed as an erasure. */
export async function hidingOps(
  tx: Transaction,
  companyId: string,
  { id, text, labels }: Pick<Records['materialText'], 'id' | 'text' | 'labels'>,
  places: readonly MaskedPlace[],
): Promise<readonly Op[]> {
  if (places.length === 0) return [];
  const changes = places.map((place) => ({ ...place, length: place.words.length }));
  const left = withMasks(text, places);
  const move = (place: TextRange): TextRange => movePlace(place, changes);
  const moving = (held: PlacesIn): Op[] => movePlaces(id, text, left, move, held);
  return [
    { op: 'set', kind: 'materialText', id, fields: { text: left, labels: movedLabels({ text, labels }, left, move) } },
    ...(await onCiting(tx, companyId, id, moving)),
  ];
}

/** Interviews of one company that are looked at by one statement, at most. */
const AT_ONCE = 500;

/**
 * Transcripts that an earlier server filed and that were not checked since; those of respondents who continue are checked when
 * they have finished.
 */
const ofBefore = () =>
  and(
    eq(respondent.contactsHidden, false),
    isNotNull(respondent.filedAt),
    or(ne(respondent.state, 'began'), isNotNull(respondent.leftAt)),
  );

/** Has all transcripts of before looked at that may tell a contact: they are filed once more, without it. */
export async function lookForContacts(
  { fieldwork, now }: { readonly fieldwork: { look(): void }; readonly now: () => Date },
  open: Database,
  isStopped: () => boolean,
): Promise<void> {
  await lookAtCompanies(open, ofBefore, isStopped, async (companyId) => {
    await open.transaction({ company: companyId }, async (tx) => {
      const respondents = await tx
        .select({ id: respondent.id })
        .from(respondent)
        .where(and(eq(respondent.companyId, companyId), ofBefore()))
        .orderBy(asc(respondent.id))
        .limit(AT_ONCE)
        .for('update');
      const ids = respondents.map(({ id }) => id);
      const own = and(eq(respondent.companyId, companyId), inArray(respondent.id, ids));
      const asks = sql`${respondent.script} LIKE '%"kind":"contact"%'`;
      await tx.update(respondent).set({ dueAt: now() }).where(and(own, asks));
      await tx.update(respondent).set({ contactsHidden: true }).where(own);
    });
    fieldwork.look();
  });
}
