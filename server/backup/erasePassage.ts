import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';

import type { Op } from '../../src/domain/core/operation.ts';
import type { Conversation } from '../../src/domain/fieldwork/path.ts';
import { mapSaid } from '../../src/domain/fieldwork/transcript.ts';
import { reopened } from '../../src/domain/forgetting/cited.ts';
import { parseRow, type RecordName } from '../../src/domain/plan.ts';
import { rewordLost } from '../../src/domain/research/reading/replacedText.ts';
import { typedName } from '../../src/domain/research/files/fileNames.ts';
import type { Transaction } from '../db/database.ts';
import { respondent } from '../db/tables/fieldwork.ts';
import { file } from '../db/tables/records.ts';
import { hidingOps, onCiting, withMasks } from '../fieldwork/keeping/hidingContacts.ts';
import { ownCommit } from '../sync/ownCommit.ts';
import type { Pushing } from '../sync/pushing.ts';
import { readRecords } from '../db/storedRecords.ts';
import type { ErasedPassage } from '../erasures/ledger.ts';
import { printsIn, withPrints, wordPrints } from '../erasures/wordPrints.ts';

/** With what a passage is erased. */
export interface ErasingPassage {
  readonly companyId: string;
  readonly secret: string;
  /** Stores bytes of a company. */
  readonly keep: (companyId: string, sha256: string, bytes: Buffer) => Promise<unknown>;
}

async function read<K extends RecordName['kind']>(tx: Transaction, companyId: string, kind: K, id: string) {
  const [found] = await readRecords(tx, companyId, [{ kind, id }]);
  const row = found && parseRow(kind, id, JSON.parse(found.body));
  return row?.ok ? row.record : undefined;
}

/** Puts masks into what a respondent is kept to have said, and the prints beside it. @returns whether anything was there to be erased */
async function unsayAgain(
  tx: Transaction,
  companyId: string,
  { id, words }: ErasedPassage,
  erased: (text: string) => string,
): Promise<boolean> {
  const own = and(eq(respondent.companyId, companyId), eq(respondent.id, id));
  const [row] = await tx.select().from(respondent).where(own).for('update');
  if (!row || row.state === 'withdrawn') return false;
  const conversation = JSON.stringify(mapSaid(JSON.parse(row.conversation) as Conversation, erased));
  const erasedWords = JSON.stringify(withPrints(printsIn(row.erasedWords), words));
  await tx
    .update(respondent)
    .set({ conversation, erasedWords, version: row.version + 1 })
    .where(own);
  return conversation !== row.conversation;
}

/**
 * Erases a passage once more that a restored backup has brought back: from the text and what is cited of it, from its file, which becomes the
 * text with masks, and from what the respondent is kept to have said; in a transaction that has locked the company.
 * @returns the file in whose place another stands now, if any; null when the words cannot be known, for another secret made their prints
 */
export async function erasePassage(
  tx: Transaction,
  pushing: Pushing,
  { companyId, secret, keep }: ErasingPassage,
  passage: ErasedPassage,
): Promise<{ readonly isUnsaid: boolean; readonly former: string | null } | null> {
  const { id, mark, words } = passage;
  const prints = wordPrints(secret, companyId, id);
  if (prints.mark !== mark) return null;
  const erased = (text: string): string => withMasks(text, prints.places(text, words));
  const isUnsaid = await unsayAgain(tx, companyId, passage, erased);
  const text = await read(tx, companyId, 'materialText', id);
  const material = await read(tx, companyId, 'material', id);
  if (!text || !material) return { isUnsaid, former: null };
  const left = erased(text.text);
  const bytes = Buffer.from(left, 'utf8');
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const isOther = material.fileId !== '' && material.fileId !== sha256;
  if (isOther) {
    await keep(companyId, sha256, bytes);
    const row = { companyId, sha256, bytes: bytes.byteLength, createdAt: pushing.now };
    await tx.insert(file).values(row).onConflictDoNothing();
  }
  const name = erased(typedName(material));
  const fields = { fileId: sha256, size: bytes.byteLength, mime: 'text/plain', name };
  const hiding = await hidingOps(tx, companyId, text, prints.places(text.text, words));
  const ops: Op[] = [
    ...reopened({ kind: 'materialText', record: text }, hiding.filter(({ kind }) => kind === 'materialText')), // prettier-ignore
    ...hiding.filter(({ kind }) => kind !== 'materialText'),
    ...(await onCiting(tx, companyId, id, (held) => rewordLost(id, text.text, erased, held))),
    ...reopened({ kind: 'material', record: material }, isOther ? [{ op: 'set', kind: 'material', id, fields }] : []),
  ];
  await ownCommit(tx, pushing, ops, '', { erases: true });
  return { isUnsaid, former: isOther ? material.fileId : null };
}
