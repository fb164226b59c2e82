import { SAMPLE_COMPANY_ID, type RecordSet, type SampleWorkspace } from '#src/domain/workspace.ts';

import { isPersonal } from '#src/domain/kindFacts.ts';
import { isOwnSample } from './ownSample.ts';
import { type LoadedRecord, type Store } from './port.ts';
import { StoreError } from '#src/domain/core/storeError.ts';
import type { Kind, Records } from '#src/domain/records.ts';

/** Keeps a blob and tells its SHA-256. */
export type PutFile = (blob: Blob) => Promise<string>;

const recordsOf = (set: RecordSet): LoadedRecord[] =>
  (Object.entries(set) as [Kind, readonly Records[Kind][]][]).flatMap(([kind, records]) =>
    records.map((record) => ({ kind, record })),
  );

/** The sample as the store loads it: the person's records, then the company's. */
export function sampleRecords(sample: SampleWorkspace): LoadedRecord[] {
  return [...recordsOf(sample.account), ...recordsOf(sample.company)];
}

/**
 * Keeps the bytes of the sample's materials: each text is its material's file.
 * @throws StoreError `invalid` when a text is not the file that its material names
 */
async function putSampleFiles({ company }: SampleWorkspace, putFile: PutFile): Promise<void> {
  const materials = new Map((company.material ?? []).map((material) => [material.id, material]));
  // All at once: one after another their ways to the hashing worker and to the database took half of the first start.
  await Promise.all(
    (company.materialText ?? []).map(async ({ id, text }) => {
      const material = materials.get(id);
      if (!material) throw new StoreError('invalid', `the sample's text «${id}» has no material`);
      const fileId = await putFile(new Blob([text], { type: material.mime }));
      if (fileId !== material.fileId) {
        throw new StoreError(
          'invalid',
          `the sample's material «${id}» names ${material.fileId}, its text is ${fileId}`,
        );
      }
    }),
  );
}

/** Runs an action in one tab at a time, where the browser can see to it. */
function inTurn<T>(action: () => Promise<T>): Promise<T> {
  const locks = globalThis.navigator?.locks;
  return locks ? locks.request('orientir:seed', action) : action();
}

/**
 * Fills a browser in which the app never started with the sample (R2). All or none: of two tabs that start at once, one does it
 * and the other finds it there. Records that the user deleted never come back by themselves.
 * @param loadSample loads the sample; called only when it is wanted
 * @param putFile default the store's own
 * @returns whether the sample was stored now
 */
export async function seedIfEmpty(
  store: Store,
  loadSample: () => Promise<SampleWorkspace>,
  putFile: PutFile = (blob) => store.files.put(blob),
): Promise<boolean> {
  if (!(await store.isFresh())) return false;
  return inTurn(async () => {
    if (!(await store.isFresh())) return false;
    const sample = await loadSample();
    // Files first: a record must never name bytes that are not there.
    await putSampleFiles(sample, putFile);
    return store.load(sampleRecords(sample), { onlyIfFresh: true });
  });
}

/**
 * {@link seedIfEmpty} whatever company this browser asked for: the sample belongs to its own, and a company of a database that
 * was cleared is not there.
 * @param openStore opens another company's workspace in the same database
 */
export async function seedSampleIfEmpty(
  store: Store,
  openStore: (companyId: string) => Promise<Store>,
  loadSample: () => Promise<SampleWorkspace>,
): Promise<boolean> {
  if (!(await store.isFresh())) return false;
  if (store.companyId === SAMPLE_COMPANY_ID) return seedIfEmpty(store, loadSample);
  const ofSample = await openStore(SAMPLE_COMPANY_ID);
  try {
    return await seedIfEmpty(ofSample, loadSample);
  } finally {
    ofSample.close();
  }
}

/**
 * Puts the sample's company in place beside a company that goes, as a first start does in a browser that has none; what lives with the
 * person stays theirs.
 * @returns the sample's company
 */
export async function seedBeside(
  store: Store,
  loadSample: () => Promise<SampleWorkspace>,
  putFile: PutFile = (blob) => store.files.put(blob),
): Promise<string> {
  const sample = await loadSample();
  await putSampleFiles(sample, putFile);
  const records = sampleRecords(sample).filter(({ kind }) => kind !== 'profile');
  await store.load(records, { companyId: SAMPLE_COMPANY_ID });
  return SAMPLE_COMPANY_ID;
}

/**
 * Puts the sample back («Сбросить демо-данные»): what the open workspace holds goes, other companies, their members and
 * their workspaces stay.
 * @throws StoreError `forbidden` where the open workspace is not the sample's
 */
export async function resetToSample(
  store: Store,
  loadSample: () => Promise<SampleWorkspace>,
  putFile: PutFile = (blob) => store.files.put(blob),
): Promise<void> {
  if (!isOwnSample(store.companyId, store.sync())) throw new StoreError('forbidden', 'only the sample is put back');
  const sample = await loadSample();
  await putSampleFiles(sample, putFile);
  const records = sampleRecords(sample);
  const inSample = new Set(records.map(({ kind, record }) => `${kind}/${record.id}`));
  const sampleCompanies = new Set((sample.account.company ?? []).map(({ id }) => id));
  const others = (await store.dump()).filter(({ kind, record }) => {
    if (!isPersonal(kind) || inSample.has(`${kind}/${record.id}`)) return false;
    if (kind === 'company') return true;
    return kind === 'member' && !sampleCompanies.has((record as Records['member']).companyId);
  });
  await store.load([...records, ...others], { replace: true });
}
