import { createHash } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';

import type { MaskedPlace } from '../../../src/domain/evidence/personal/maskTexts.ts';
import {
  CONTACT_LEFT,
  contactsIn,
  grownText,
  INTERVIEWER,
  transcriptOf,
} from '../../../src/domain/fieldwork/transcript.ts';
import type { Op } from '../../../src/domain/core/operation.ts';
import type { Records } from '../../../src/domain/records.ts';
import type { SpeakerLabels } from '../../../src/domain/research/layouts/blockHead.ts';
import { nextCodeName, speakerKey } from '../../../src/domain/research/participant.ts';
import type { Transaction } from '../../db/database.ts';
import { record } from '../../db/tables/records.ts';
import { printsIn, wordPrints } from '../../erasures/wordPrints.ts';
import { hidingOps, withMasks } from '../keeping/hidingContacts.ts';
import { participantFor } from '../keeping/participants.ts';
import type { LoadedConversation, StoredRespondent } from '../takeIncoming.ts';
import { isLiving, readOne } from './study.ts';

/* The transcript of an interview, as it is to be in the study. */

/** A file as the study keeps it. */
export interface FiledFile {
  readonly sha256: string;
  readonly bytes: Buffer;
}

/** Whether a study should have a conversation: something was said, and it ended, or the respondent has left. */
export const isToBeFiled = ({ row, conversation }: LoadedConversation): boolean =>
  conversation.said.length > 0 &&
  (row.state === 'finished' ||
    // A respondent who did not finish and does not count gives no interview.
    (row.uncountedAt === null && (row.state === 'stopped' || (row.state === 'began' && row.leftAt !== null))));

/** Code names of living participants, as they are in JSON: whole records would be read for a word of each. */
const WORD = sql<string | null>`substring(${record.body} FROM '"codeName":("(?:[^"\\\\]|\\\\.)*")')`;

async function codeNames(tx: Transaction, companyId: string) {
  const rows = await tx
    .select({ id: record.id, word: WORD })
    .from(record)
    .where(and(eq(record.companyId, companyId), eq(record.kind, 'participant'), isNull(record.deletedAt)));
  return rows.flatMap(({ id, word }) => (word === null ? [] : [{ id, codeName: JSON.parse(word) as string }]));
}

/** Transcript of an interview, and its respondent. */
interface TranscriptDraft {
  readonly participantId: string;
  readonly participant: Records['participant'] | undefined;
  readonly material: Records['material'] | undefined;
  readonly codeName: string;
  readonly words: string;
  /** Who speaks in them; null, as in transcripts of before: guessed. */
  readonly labels: SpeakerLabels;
  /** Whether it has words that are not in the transcript yet. */
  readonly isGrown: boolean;
  /** Removals from the transcript for good, before anything else. */
  readonly hiding: readonly Op[];
  /** Data to store; null where the transcript stays as it is. */
  readonly file: FiledFile | null;
}

/** Returns how many of the messages are in the transcript. */
export const filedOf = (
  { filedSaid, filedAt }: StoredRespondent,
  { said }: LoadedConversation['conversation'],
): number => filedSaid ?? said.filter(({ at }) => filedAt !== null && at <= filedAt.toISOString()).length;

/** Where words of an interview stand that were erased for good, and contacts that were left, in order. */
function untold(text: string, standing: LoadedConversation, codeName: string, secret: string): readonly MaskedPlace[] {
  const { row, script, conversation } = standing;
  const contacts = contactsIn(text, script, conversation, codeName).map((place) => ({ ...place, words: CONTACT_LEFT }));
  const erased = erasedIn(text, row, secret).filter(
    ({ start, end }) => !contacts.some((one) => start < one.end && one.start < end),
  );
  return [...contacts, ...erased].sort((a, b) => a.start - b.start);
}

/** Where words that were erased for good from an interview stand in a text of it (R451). */
const erasedIn = (text: string, { companyId, id, erasedWords }: StoredRespondent, secret: string) =>
  erasedWords === null ? [] : wordPrints(secret, companyId, id).places(text, printsIn(erasedWords));

export async function draftOf(tx: Transaction, standing: LoadedConversation, secret: string): Promise<TranscriptDraft> {
  const { row, script, conversation } = standing;
  const { companyId } = row;
  const participantId = await participantFor(tx, row);
  const participant = await readOne(tx, companyId, 'participant', participantId);
  const material = await readOne(tx, companyId, 'material', row.id);
  const text = material && (await readOne(tx, companyId, 'materialText', row.id));
  const others = participant ? [] : (await codeNames(tx, companyId)).filter(({ id }) => id !== participantId);
  const isTaken = others.some(({ codeName }) => speakerKey(codeName) === speakerKey(row.codeName));
  const newName = participant?.codeName ?? (isTaken ? nextCodeName(others) : row.codeName);
  // A respondent who continues keeps the name that the transcript already has.
  const codeName = material ? row.codeName : newName;
  // Filed words are not filed anew: people may have corrected them, and erased some for good (R451).
  const since = isToBeFiled(standing)
    ? transcriptOf(script, conversation, codeName, material ? filedOf(row, conversation) : 0)
    : '';
  const more = withMasks(since, erasedIn(since, row, secret));
  // The text may have been removed meanwhile: it stays removed.
  const isThere = isLiving(material) && isLiving(text);
  const told = text && isThere ? untold(text.text, standing, codeName, secret) : [];
  const words = grownText(withMasks(text?.text ?? '', told), more);
  const own = [INTERVIEWER, codeName];
  const labels = text ? text.labels && [...new Set([...text.labels, ...own])] : own;
  const isStored = material ? isThere && (more !== '' || told.length > 0) : more !== '';
  const bytes = Buffer.from(words, 'utf8');
  const file = isStored ? { sha256: createHash('sha256').update(bytes).digest('hex'), bytes } : null;
  const hiding = text ? await hidingOps(tx, companyId, text, told) : [];
  return { participantId, participant, material, codeName, words, labels, isGrown: more !== '', hiding, file };
}

/** The transcript of an interview as it is now: it is stored before anything is locked. Null where the study's stays as it is. */
export const transcriptFile = async (
  tx: Transaction,
  standing: LoadedConversation,
  secret: string,
): Promise<FiledFile | null> => (await draftOf(tx, standing, secret)).file;
