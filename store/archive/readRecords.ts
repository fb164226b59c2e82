import { isObject } from '#src/domain/core/record.ts';
import { parseRow } from '#src/domain/plan.ts';
import type { Kind } from '#src/domain/records.ts';

import { FORMER_MONEY, ownerOfFormerMoney } from '../formerMoney.ts';
import type { LoadedRecord } from '../port.ts';
import { ArchiveError } from './ArchiveError.ts';
import { recordsPath, type Manifest, type RecordPart } from './format.ts';
import { verified, type OpenArchive } from './openArchive.ts';
import type { ArchiveRun } from './writeArchive.ts';

/** Records handed on at a time. */
const BATCH = 250;

/** A record of an archive as the store takes it, and why this build cannot read it, if it cannot. */
interface ReadRecord {
  readonly loaded: LoadedRecord;
  readonly reason: string | null;
}

/** The JSON of a record without members called `__proto__`, which would be something else on every object. */
const harmless = (line: string): unknown =>
  JSON.parse(line, (key, value: unknown) => (key === '__proto__' ? undefined : value));

function recordOf(manifest: Manifest, kind: Kind, line: string): ReadRecord {
  const path = recordsPath(kind);
  let value: unknown;
  try {
    value = harmless(line);
  } catch (error) {
    throw new ArchiveError('changed', path, { cause: error });
  }
  if (!isObject(value) || typeof value.id !== 'string' || value.id === '') throw new ArchiveError('changed', path);
  // A workspace file has only one company; records of another would overwrite data that the user was not shown.
  const owner = kind === 'company' ? value.id : kind === 'member' ? value.companyId : manifest.company.id;
  if (owner !== manifest.company.id) throw new ArchiveError('stray', `${kind}/${value.id}`);
  const parsed = parseRow(kind, value.id, value);
  const record = (parsed.ok ? parsed.record : value) as LoadedRecord['record'];
  return { loaded: { kind, record }, reason: parsed.ok ? null : parsed.reason };
}

/** Whether a payment or a card of a file of format 1 is the sample's, in the file of another company. */
function isOfSampleOnly({ format, company, createdAt }: Manifest, kind: Kind, id: string): boolean {
  if (format > 1 || !FORMER_MONEY.includes(kind)) return false;
  return ownerOfFormerMoney(id, [{ id: company.id, createdAt }]) === null;
}

/** Reads the records of a kind, some at a time, each once. */
export async function readRecords(
  archive: OpenArchive,
  part: RecordPart,
  running: ArchiveRun & { readonly onBytes: (bytes: number) => void },
  take: (records: readonly ReadRecord[]) => void | Promise<void>,
): Promise<void> {
  const path = recordsPath(part.kind);
  const decoder = new TextDecoder();
  const seen = new Set<string>();
  /** Pieces of a line that has not ended yet: joined once, as a line can be an hour of an interview. */
  let rest: string[] = [];
  let batch: ReadRecord[] = [];
  const takeLines = async (text: string): Promise<void> => {
    if (!text.includes('\n')) {
      rest.push(text);
      return;
    }
    const lines = [...rest, text].join('').split('\n');
    rest = [lines.pop() ?? ''];
    for (const line of lines) {
      const record = recordOf(archive.manifest, part.kind, line);
      const { id } = record.loaded.record;
      if (seen.has(id)) throw new ArchiveError('duplicate', `${part.kind}/${id}`);
      seen.add(id);
      if (seen.size > part.count) throw new ArchiveError('changed', path);
      if (isOfSampleOnly(archive.manifest, part.kind, id)) continue;
      batch.push(record);
      if (batch.length < BATCH) continue;
      await take(batch);
      batch = [];
    }
  };
  await verified(archive, path, part, running, async (chunk) => {
    running.onBytes(chunk.length);
    await takeLines(decoder.decode(chunk, { stream: true }));
  });
  if (rest.join('') + decoder.decode() !== '' || seen.size !== part.count) throw new ArchiveError('changed', path);
  if (batch.length > 0) await take(batch);
}
