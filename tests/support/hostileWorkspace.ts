import { sampleWorkspace } from '#src/samples/workspace.ts';
import { directEngine } from '../store/archive/archiveExamples.ts';
import { saveWorkspace } from '#store/archive/workspaceFile.ts';
import { parseRecord } from '#src/domain/schemas.ts';
import { createMemoryStore } from '#store/memory.ts';
import type { LoadedRecord } from '#store/port.ts';
import { sampleRecords } from '#store/seed.ts';

import { HOSTILE, rotation } from '../fixtures/hostile.ts';

/** Fields that tie records together and order them; changed, they would only make another, smaller workspace. */
const STRUCTURE =
  /^(id|v|position|.*Ids?|createdAt|updatedAt|deletedAt|.*At|at|until|timestamp|.*[dD]ate|deadline|paidOn|cancelledOn|invoiceNumber|mime)$/;

/** Part of every exported file's name, and of every screen. */
const COMPANY = `..\\../=cmd<img src=x onerror=pwned(1)>\u202E"|?*\u0000:${'ж'.repeat(300)}`;

const filled = { fields: 0 };

function replaced(loaded: LoadedRecord, next: () => string): LoadedRecord {
  const record = structuredClone(loaded.record) as unknown as Record<string, unknown>;
  const visit = (holder: Record<string, unknown>): void => {
    for (const [key, value] of Object.entries(holder)) {
      if (STRUCTURE.test(key)) continue;
      if (typeof value === 'object' && value !== null) visit(value as Record<string, unknown>);
      if (typeof value !== 'string') continue;
      holder[key] = next();
      if (parseRecord(loaded.kind, record).ok) {
        filled.fields += 1;
      } else {
        // A word out of a list: with another one the record would be none.
        holder[key] = value;
      }
    }
  };
  visit(record);
  return { kind: loaded.kind, record: record as unknown as LoadedRecord['record'] };
}

/**
 * A workspace file in which every text of the sample is a hostile input, and every input is the title, the name and all the rest
 * of a study, an experiment, an audience and a hypothesis; some ids are hostile, too.
 */
export async function hostileWorkspace(): Promise<{ file: Buffer; fields: number; records: number }> {
  filled.fields = 0;
  const sample = sampleRecords(sampleWorkspace);
  const next = rotation();
  const records = sample.map((loaded) => replaced(loaded, loaded.kind === 'company' ? () => COMPANY : next));
  for (const kind of ['research', 'experiment', 'audience', 'hypothesis'] as const) {
    const pattern = sample.find((loaded) => loaded.kind === kind && loaded.record.deletedAt === null);
    if (!pattern) throw new Error(`the sample has no ${kind}`);
    HOSTILE.forEach((_, index) => {
      let turn = index;
      const { record } = replaced(pattern, () => HOSTILE[turn++ % HOSTILE.length]?.text ?? '');
      records.push({ kind, record: { ...record, id: `${kind}-hostile-${index}` } });
    });
    for (const id of ['__proto__', 'constructor', '<img src=x onerror=pwned(1)>', '../../x']) {
      records.push({ kind, record: { ...replaced(pattern, next).record, id } });
    }
  }
  const store = createMemoryStore({ companyId: 'company-orientir', now: () => new Date('2026-11-20T10:00:00Z') });
  for (const { text } of sampleWorkspace.company.materialText ?? []) {
    await store.files.put(new Blob([text], { type: 'text/plain' }));
  }
  await store.load(records, { replace: true });
  const { blob } = await saveWorkspace(store, new Date('2026-11-20T10:00:00Z'), { engine: directEngine });
  return { file: Buffer.from(await blob.arrayBuffer()), fields: filled.fields, records: records.length };
}
