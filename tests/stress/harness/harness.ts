import { QueryObserver, type QueryClient } from '@tanstack/react-query';

import type { Op } from '#src/domain/core/operation.ts';
import { positionAt } from '#src/domain/core/record.ts';
import { uploadResearch } from '#app/sections/research/actions.ts';
import { extractChatText, extractText } from '#files/reading/extractText.ts';
import { ImportError, ImportErrors } from '#files/reading/ImportError.ts';
import { readTable } from '#files/reading/table/readTable.ts';
import { ArchiveError } from '#store/archive/ArchiveError.ts';
import { workerEngine } from '#store/archive/engine.ts';
import { openWorkspace, saveWorkspace } from '#store/archive/workspaceFile.ts';
import { DATABASE_NAME } from '#store/databaseName.ts';
import { openStore } from '#store/open.ts';
import { type Store } from '#store/port.ts';
import { StoreError } from '#src/domain/core/storeError.ts';
import { patchOnChange } from '#store/patchOnChange.ts';
import { allQuery, childrenQuery, createQueryClient, recordQuery, summariesQuery } from '#store/queries.ts';

import { creation, loaded } from '../../store/examples.ts';
import { seededRandom } from '../seededRandom.ts';

/*
 * The app's own store, queries, actions and importers on a page without screens, for tests in Node to drive. Whatever goes
 * in or out is JSON.
 */

const COMPANY = 'company-stress';
/** The record that all tabs change at once. */
const SHARED = 'shared';

let store: Store;
let client: QueryClient;

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });

/** Every row of every table as text, blobs by their content: what is really stored, past the store. */
async function everything(): Promise<string> {
  const database = await settled(indexedDB.open(DATABASE_NAME));
  const tables: Record<string, unknown> = {};
  for (const name of database.objectStoreNames) {
    const rows: unknown[] = await settled(database.transaction(name).objectStore(name).getAll());
    tables[name] = await Promise.all(
      rows.map(async (row) => {
        const { blob, ...rest } = row as { blob?: Blob };
        if (!blob) return row;
        const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await blob.arrayBuffer()));
        return { ...rest, size: blob.size, digest: Array.from(digest).join(' ') };
      }),
    );
  }
  database.close();
  return JSON.stringify(tables);
}

/* ── Several tabs ────────────────────────────────────────────────────────────────────────────────────────────────── */

const queries = () => [
  summariesQuery(store, 'research'),
  summariesQuery(store, 'audience'),
  allQuery(store, 'hypothesis'),
  childrenQuery(store, 'hypothesis', SHARED),
  recordQuery(store, 'research', SHARED),
];

/** Opens the workspace with the shared record there, and every view that the tab keeps in its cache. */
async function openTab(): Promise<void> {
  store = await openStore(COMPANY);
  client = createQueryClient();
  patchOnChange(store, client);
  await store.load([loaded('research', { id: SHARED, insights: {} })], { onlyIfFresh: true });
  for (const query of queries()) {
    const options = query as Parameters<QueryClient['fetchQuery']>[0];
    await client.fetchQuery(options);
    // As a screen that shows it: a view that is not shown is only read again when it is.
    new QueryObserver(client, options).subscribe(() => undefined);
  }
}

/**
 * Makes changes one after another, each awaited: studies of its own created, renamed and removed, hypotheses of the shared
 * study, and insights put into it and dropped again between those of the other tabs.
 * @returns what must be there afterwards: a text, or null for what must be gone
 */
async function change(tab: number, changes: number, seed: number): Promise<Record<string, string | null>> {
  const random = seededRandom(seed + tab);
  const expected = new Map<string, string | null>();
  const own = (what: string) => [...expected].filter(([name, text]) => name.startsWith(what) && text !== null);
  const oneOf = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  for (let turn = 0; turn < changes; turn += 1) {
    const id = `t${tab}-${turn}`;
    const text = `${id} «${random().toString(36)}»`;
    const dice = random();
    const study = oneOf(own('research/'))?.[0].slice('research/'.length);
    const insight = oneOf(own('insight/'))?.[0].slice('insight/'.length);
    let op: Op = creation('research', { id, title: text });
    let name = `research/${id}`;
    let result: string | null = text;
    if (dice < 0.25) {
      name = `insight/${id}`;
      const value = { text, quote: '', passage: null, position: positionAt(turn) };
      op = { op: 'put', kind: 'research', id: SHARED, map: 'insights', key: id, value };
    } else if (dice < 0.4) {
      name = `hypothesis/${id}`;
      op = creation('hypothesis', { id, text, researchId: SHARED });
    } else if (dice < 0.6 && study) {
      name = `research/${study}`;
      op = { op: 'set', kind: 'research', id: study, fields: { title: text } };
    } else if (dice < 0.65 && study) {
      name = `research/${study}`;
      result = null;
      op = { op: 'remove', kind: 'research', id: study };
    } else if (dice < 0.7 && insight) {
      name = `insight/${insight}`;
      result = null;
      op = { op: 'drop', kind: 'research', id: SHARED, map: 'insights', key: insight };
    }
    await store.commit([op]);
    expected.set(name, result);
  }
  return Object.fromEntries(expected);
}

/** Returns the expected texts that are not as they must be, read from the disk. */
async function lost(expected: Readonly<Record<string, string | null>>): Promise<string[]> {
  const shared = await store.get('research', SHARED);
  const studies = new Map((await store.list('research')).items.map(({ id, title }) => [id, title]));
  const hypotheses = new Map((await store.list('hypothesis')).items.map(({ id, text }) => [id, text]));
  return Object.entries(expected)
    .filter(([name, text]) => {
      const [what, id = ''] = name.split('/');
      const there =
        what === 'research' ? studies.get(id) : what === 'hypothesis' ? hypotheses.get(id) : shared?.insights[id]?.text;
      return (there ?? null) !== text;
    })
    .map(([name]) => name);
}

/** The tab's cache as text, and what the disk holds. */
async function views(): Promise<{ cached: string; stored: string }> {
  const all = queries() as unknown as { queryKey: readonly unknown[]; queryFn: () => Promise<unknown> }[];
  const stored = JSON.stringify(await Promise.all(all.map(({ queryFn }) => queryFn())));
  return { cached: JSON.stringify(all.map(({ queryKey }) => client.getQueryData(queryKey))), stored };
}

/** Where two texts part, with a little around it. */
function firstDifference(one: string, two: string): string {
  let at = 0;
  while (at < one.length && one[at] === two[at]) at += 1;
  return `at ${at}: «${one.slice(Math.max(0, at - 200), at + 120)}» and «${two.slice(Math.max(0, at - 200), at + 120)}»`;
}

/**
 * Resolves with the tab's cache once it is what the disk holds; looked at whenever something in it moves.
 * @throws Error with the first difference when that has not come after so many milliseconds
 */
function agreed(limit: number): Promise<string> {
  return new Promise((resolve, reject) => {
    let last = '';
    let looking = false;
    let again = false;
    const end = () => {
      stop();
      clearTimeout(timer);
    };
    const look = async (): Promise<void> => {
      again = looking;
      if (looking) return;
      looking = true;
      const { cached, stored } = await views();
      looking = false;
      last = firstDifference(cached, stored);
      if (cached !== stored) return again ? look() : undefined;
      end();
      return resolve(cached);
    };
    const stop = client.getQueryCache().subscribe(() => void look().catch(reject));
    const timer = setTimeout(() => {
      end();
      reject(new Error(`cache and disk differ ${last}`));
    }, limit);
    void look().catch(reject);
  });
}

/* ── Kills ───────────────────────────────────────────────────────────────────────────────────────────────────────── */

/** Commits a study with its material, as an upload does; resolves when the store says that it is durable. */
async function save(id: string): Promise<void> {
  store ??= await openStore(COMPANY);
  const fileId = await store.files.put(new Blob([`файл ${id}`]));
  await store.commit([
    creation('research', { id, title: `исследование ${id}` }),
    creation('material', { id, researchId: id, fileId }),
    creation('materialText', { id, researchId: id, text: `текст ${id}` }),
  ]);
}

/** Which of these saves are not wholly there. */
async function lostSaves(ids: readonly string[]): Promise<string[]> {
  store ??= await openStore(COMPANY);
  const titles = new Map((await store.summaries('research')).items.map(({ id, title }) => [id, title]));
  const whole = await Promise.all(
    ids.map(async (id) => {
      const [study, material, text] = [
        await store.get('research', id),
        await store.get('material', id),
        await store.get('materialText', id),
      ];
      const blob = material && (await store.files.get(material.fileId));
      const isWhole =
        study?.title === `исследование ${id}` &&
        titles.get(id) === study.title &&
        text?.text === `текст ${id}` &&
        (await blob?.text()) === `файл ${id}`;
      return isWhole ? [] : [id];
    }),
  );
  return whole.flat();
}

/* ── No room ─────────────────────────────────────────────────────────────────────────────────────────────────────── */

/** Text that the browser's disk cannot press smaller: it counts with its whole length. */
function noise(length: number, seed: number): string {
  const random = seededRandom(seed);
  return Array.from({ length }, () => String.fromCharCode(0x30_00 + random() * 0x60_00)).join('');
}
const big = noise(200_000, 1);
/** A tenth of it, another one for each record. */
const part = (id: string) => big.slice(Number(id.split('-').at(-1)) * 2000).slice(0, 20_000);
const studies = (count: number, prefix: string) => Array.from({ length: count }, (_, index) => `${prefix}-${index}`);

/** Each kind of write, of about a megabyte so that the browser's own check meets it; `mark` makes what it writes new. */
const WRITES: Readonly<Record<string, (mark: string) => Promise<unknown>>> = {
  'commit: a study with its material and text': (mark) =>
    store.commit([
      creation('research', { id: mark, description: big }),
      creation('material', { id: mark, researchId: mark }),
      creation('materialText', { id: mark, researchId: mark, text: big }),
    ]),
  'commit: a change of a stored record': (mark) =>
    store.commit([{ op: 'set', kind: 'research', id: 'there', fields: { title: mark, description: mark + big } }]),
  'commit: 60 records, planned in pieces': (mark) =>
    store.commit(studies(60, mark).map((id) => creation('audience', { id, description: part(id) }))),
  'files.put: a small file': (mark) => store.files.put(new Blob([mark, big])),
  'files.put: a file of 8 MB': (mark) => store.files.put(new Blob([mark, ...Array.from({ length: 14 }, () => big)])),
  'load: beside what is there': (mark) =>
    store.load(studies(60, mark).map((id) => loaded('research', { id, description: part(id) }))),
  'load: in place of everything': (mark) =>
    store.load(
      studies(60, mark).map((id) => loaded('experiment', { id, scenario: part(id) })),
      {
        replace: true,
      },
    ),
};

/** Opens the workspace with something there. */
async function openWithData(): Promise<void> {
  store = await openStore(COMPANY);
  await store.load([loaded('research', { id: 'there' }), loaded('audience'), loaded('profile')], { onlyIfFresh: true });
  await store.files.put(new Blob(['прежний файл']));
}

/** Fills what room there is, in ever smaller pieces. Returns how many bytes went in, about. */
async function fill(): Promise<number> {
  let filled = 0;
  for (let size = 1 << 18; size >= 1 << 10; size >>= 2) {
    for (;;) {
      const id = `ballast-${filled}`;
      const isFull = await store.commit([creation('research', { id, description: noise(size, filled) })]).then(
        () => false,
        (error: unknown) => {
          if (error instanceof StoreError && error.code === 'quota') return true;
          throw error;
        },
      );
      if (isFull) break;
      filled += 2 * size;
    }
  }
  return filled;
}

/** Tries a write; tells how it ended, and whether anything of what was stored before has changed. */
async function tryWrite(name: string, mark: string): Promise<{ outcome: string; changed: boolean; told: number }> {
  const before = await everything();
  let told = 0;
  const stop = store.onChange(() => (told += 1));
  const outcome = await (WRITES[name]?.(mark) ?? Promise.reject(new Error(`no write «${name}»`))).then(
    () => 'done',
    (error: unknown) => (error instanceof StoreError ? error.code : String(error)),
  );
  stop();
  return { outcome, changed: (await everything()) !== before, told };
}

/** The same, the browser refusing the n-th row that is written (from 0). `reached` is false when the write needs fewer. */
async function tryWriteWithFailingRow(name: string, mark: string, failing: number) {
  const { put } = IDBObjectStore.prototype;
  let rows = 0;
  IDBObjectStore.prototype.put = function failingPut(this: IDBObjectStore, ...given) {
    if (rows === failing) {
      rows += 1;
      throw new DOMException('full', 'QuotaExceededError');
    }
    rows += 1;
    return put.apply(this, given);
  };
  try {
    return { ...(await tryWrite(name, mark)), reached: rows > failing };
  } finally {
    IDBObjectStore.prototype.put = put;
  }
}

/* ── Files ───────────────────────────────────────────────────────────────────────────────────────────────────────── */

/** How a file was taken: `read`, the code of a refusal, or `crash` with what was thrown. */
export interface Taken {
  readonly how: string;
  readonly detail: string;
  readonly ms: number;
  /** Rows of every table that came with it. */
  readonly written: Readonly<Record<string, number>>;
  /** Where what is stored is neither as it was before nor as the file says; only the door of workspace files looks. */
  readonly torn: string;
}

async function countRows(): Promise<Record<string, number>> {
  const database = await settled(indexedDB.open(DATABASE_NAME));
  const counts: Record<string, number> = {};
  for (const name of database.objectStoreNames) {
    counts[name] = await settled(database.transaction(name).objectStore(name).count());
  }
  database.close();
  return counts;
}

/** Saves a study with its material, and gives the whole workspace as its file, in base64. */
async function workspaceFile(): Promise<string> {
  await save('archived');
  await store.load([loaded('company', { id: COMPANY })]);
  const { blob } = await saveWorkspace(store, new Date());
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** Returns records and summaries as text, and the bytes of files: unnamed ones may come, and are swept; none may go. */
async function contents(): Promise<{ readonly records: string; readonly blobs: readonly string[] }> {
  const { blobs, files: _, ...tables } = JSON.parse(await everything()) as Record<string, unknown[]>;
  return { records: JSON.stringify(tables), blobs: (blobs ?? []).map((one) => JSON.stringify(one)) };
}

/** Where what is there is no longer what was there; empty when it is. */
async function changedSince(before: Awaited<ReturnType<typeof contents>>): Promise<string> {
  const after = await contents();
  const gone = before.blobs.filter((one) => !after.blobs.includes(one));
  if (gone.length > 0) return `gone: ${gone.join()}`;
  return before.records === after.records ? '' : firstDifference(before.records, after.records);
}

/** Where what is stored is not what a workspace file says, record for record and file for file; empty when it is. */
async function otherThan(file: Blob): Promise<string> {
  const said: string[] = [];
  const stored = (await store.dump()).map(({ kind, record }) => `${kind}/${record.id} ${JSON.stringify(record)}`);
  const onRecords = (records: readonly { kind: string; record: { id: string } }[]) => {
    for (const { kind, record } of records) said.push(`${kind}/${record.id} ${JSON.stringify(record)}`);
  };
  const onFile = async ({ sha256 }: { sha256: string }) => {
    said.push(sha256);
    if (await store.files.get(sha256)) stored.push(sha256);
  };
  await workerEngine.read(file, { onRecords, onFile });
  const [one, two] = [said.toSorted().join('\n'), stored.toSorted().join('\n')];
  return one === two ? '' : firstDifference(one, two);
}

/** How each door takes a file. */
const DOORS: Readonly<Record<string, (file: File) => Promise<unknown>>> = {
  study: (file) =>
    uploadResearch(
      store,
      {
        title: 'Загрузка',
        description: '',
        type: 'interviews',
        participants: 0,
        author: '',
        experimentIds: [],
        hypothesisIds: [],
        audienceId: null,
      },
      [file],
      { signal: new AbortController().signal, onProgress: () => undefined },
    ),
  chat: (file) => extractChatText(file),
  material: (file) => extractText(file),
  contacts: (file) => readTable(file),
  workspace: (file) => openWorkspace(store, file, 'replace'),
};

/** Gives a file to a door: a study's upload, the chat, contacts, or the workspace. */
async function give(door: string, name: string, base64: string): Promise<Taken> {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const file = new File([bytes], name);
  const before = await countRows();
  const kept = door === 'workspace' ? await contents() : null;
  const since = performance.now();
  let how = 'read';
  let detail = '';
  try {
    await DOORS[door]?.(file);
  } catch (thrown) {
    detail = String(thrown);
    // One file was given, so there is one refusal.
    const error: unknown = thrown instanceof ImportErrors ? thrown.refusals[0] : thrown;
    const isRefusal = error instanceof ImportError || error instanceof ArchiveError;
    how = isRefusal && /^\p{Script=Cyrillic}/u.test(error.message) ? error.code : 'crash';
  }
  const ms = performance.now() - since;
  const after = await countRows();
  const written = Object.fromEntries(
    Object.entries(after).flatMap(([table, count]) => {
      const more = count - (before[table] ?? 0);
      return more === 0 ? [] : [[table, more]];
    }),
  );
  const torn = kept ? await (how === 'read' ? otherThan(file) : changedSince(kept)) : '';
  return { how, detail, ms, written, torn };
}

const harness = {
  openTab,
  change,
  lost,
  views,
  agreed,
  save,
  lostSaves,
  openWithData,
  fill,
  writes: Object.keys(WRITES),
  tryWrite,
  tryWriteWithFailingRow,
  workspaceFile,
  give,
};

/** Functions that the page offers as `globalThis.harness`. */
export type Harness = typeof harness;

globalThis.harness = harness;
