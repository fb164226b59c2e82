import { Dexie } from 'dexie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cdp } from 'vitest/browser';

import { openIndexedDbStore } from '#store/indexedDb.ts';
import { requestPersistence, storageEstimate } from '#store/persist.ts';
import { envelopeOf, spaceOf } from '#store/plan.ts';
import { TAKEN_UP_SHELVES, WAITING_SHELVES } from '#src/domain/research/kinds.ts';
import { type Change, type Store, type StoreStatus } from '#store/port.ts';
import { StoreError } from '#src/domain/core/storeError.ts';
import {
  BY_MOMENT,
  BY_PARENT,
  DATABASE_VERSION,
  createDatabase,
  type BrowserDatabase,
} from '#store/indexedDb/schema.ts';
import { seedIfEmpty } from '#store/seed.ts';
import { SAMPLE_COMPANY_ID } from '#src/domain/workspace.ts';
import { eventually } from '#tests/support/eventually.ts';

import { COMPANY, refusal, storeContract } from '../contract.ts';
import { createClock, creation, example, loaded } from '../examples.ts';
import { deleteRaw, openRaw } from './rawDatabase.ts';

let databases = 0;
const freshName = (): string => `test-${Date.now()}-${(databases += 1)}`;

describe('the IndexedDB store', () => {
  storeContract(
    async () => {
      const name = freshName();
      const now = createClock();
      const stores: Store[] = [];
      return {
        origin: 'tab',
        settled: { mode: 'local' },
        async open(companyId = COMPANY, actor?: string) {
          const store = await openIndexedDbStore({ companyId, now, actor, name });
          stores.push(store);
          return store;
        },
        async write(named, record) {
          const db = createDatabase(name, { autoOpen: true });
          await db.records.put({ ...envelopeOf(named, record), space: spaceOf(named.kind, COMPANY), record });
          db.close();
        },
        async dispose() {
          for (const store of stores) store.close();
          await deleteRaw(name);
        },
      };
    },
    { runs: 15 },
  );
});

const failureOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

const row = (id: string, envelope: object) => ({
  space: COMPANY,
  kind: 'research' as const,
  id,
  record: example('research', { id }),
  ...envelope,
});

/** Makes so many hypotheses with this status. */
const many = (count: number, status: 'new' | 'added') =>
  Array.from({ length: count }, (_, index) => loaded('hypothesis', { id: `${status}-${index}`, status }));

/** A row as version 1 stored it: money beside profile and companies. */
const shared = (kind: string, id: string, record: object = {}, live: 0 | 1 = 1) => ({
  space: 'account',
  kind,
  id,
  live,
  parent: '',
  createdAt: '2026-02-01T00:00:00.000Z',
  record: { id, ...record },
  ...record,
});
/** A database of version 1 that holds these rows. */
async function storeAsVersion1(name: string, rows: readonly object[]): Promise<void> {
  const old = new Dexie(name, { autoOpen: true });
  old.version(1).stores({
    records: `[space+kind+id], kind, ${BY_MOMENT}, ${BY_PARENT}`,
    summaries: '[space+kind+id]',
    files: 'id',
    blobs: 'id',
    meta: 'key',
  });
  await old.table('records').bulkPut(rows);
  old.close();
}
/** A database of version 3 that holds these rows: companies could be shared, and nothing was known of their files. */
async function storeAsVersion3(name: string, rows: Readonly<Record<string, readonly object[]>>): Promise<void> {
  const old = new Dexie(name, { autoOpen: true });
  old.version(3).stores({
    records: `[space+kind+id], kind, ${BY_MOMENT}, ${BY_PARENT}`,
    summaries: '[space+kind+id]',
    files: 'id',
    blobs: 'id',
    meta: 'key',
    teams: 'companyId',
    outbox: '++number, companyId, [companyId+seq]',
    shadows: '[companyId+kind+id], companyId',
    refused: 'id, companyId',
  });
  for (const [table, some] of Object.entries(rows)) await old.table(table).bulkPut(some);
  old.close();
}
/** Rows in an order of their own. */
const sorted = (rows: readonly object[]) => rows.map((one) => JSON.stringify(one)).sort();
/** Returns the names in the database, by space. */
async function namesBySpace(name: string): Promise<string[]> {
  const db = createDatabase(name, { autoOpen: true });
  const rows = await db.records.toArray();
  db.close();
  return rows.map(({ space, kind, id }) => `${space}: ${kind}/${id}`).sort();
}
const MONEY = [
  shared('transaction', 'transaction-1'),
  shared('transaction', 'invoice-208', { deletedAt: '2026-03-01T00:00:00.000Z' }, 0),
  shared('transaction', 'invoice-209'),
  shared('paymentCard', 'card-mir'),
  shared('seller', 'seller'),
  shared('profile', 'profile'),
];

/** Counts the rows that come out of the database while something is done. */
async function readIn(action: () => Promise<unknown>): Promise<{ readonly rows: number; readonly most: number }> {
  const come: number[] = [];
  for (const place of [IDBObjectStore.prototype, IDBIndex.prototype]) {
    const getAll = place.getAll;
    vi.spyOn(place, 'getAll').mockImplementation(function (this: IDBObjectStore & IDBIndex, ...given) {
      const request = getAll.apply(this, given);
      request.addEventListener('success', () => come.push(request.result.length));
      return request;
    });
  }
  await action();
  vi.restoreAllMocks();
  return { rows: come.reduce((sum, one) => sum + one, 0), most: Math.max(0, ...come) };
}

describe('in the browser', () => {
  let name: string;
  let stores: Store[];
  const open = async (): Promise<Store> => {
    const store = await openIndexedDbStore({ companyId: COMPANY, now: createClock(), name });
    stores.push(store);
    return store;
  };
  /** Works on the database past the store. */
  const raw = async <T>(action: (db: BrowserDatabase) => PromiseLike<T>): Promise<T> => {
    const db = createDatabase(name, { autoOpen: true });
    try {
      return await action(db);
    } finally {
      db.close();
    }
  };
  const keep = () => raw((db) => db.frames.put({ path: '/vision' }));
  const kept = () => raw((db) => db.frames.count());
  beforeEach(() => {
    name = freshName();
    stores = [];
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    for (const store of stores) store.close();
    await deleteRaw(name);
  });

  it('keeps what was committed when it is closed and opened again', async () => {
    const first = await open();
    await first.commit([creation('research'), creation('profile')]);
    const id = await first.files.put(new Blob(['abc']));
    const dump = await first.dump();
    first.close();
    const second = await open();
    expect(await second.dump()).toEqual(dump);
    expect((await second.summaries('research')).total).toBe(1);
    expect(await (await second.files.get(id))?.text()).toBe('abc');
  });

  describe('without room', () => {
    it('refuses with `quota` when a write does not fit, and keeps nothing of the commit', async () => {
      const store = await open();
      await store.commit([creation('research')]);
      const dump = await store.dump();
      const told = vi.fn<(change: Change) => void>();
      store.onChange(told);
      const put = IDBObjectStore.prototype.put;
      vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...given) {
        if (this.name === 'summaries') throw new DOMException('full', 'QuotaExceededError');
        return put.apply(this, given);
      });
      expect(await refusal(store.commit([creation('audience')]))).toBe('quota');
      vi.restoreAllMocks();
      expect(await store.dump()).toEqual(dump);
      expect(told).not.toHaveBeenCalled();
      await store.commit([creation('audience')]);
    });
  });

  describe('upgrades', () => {
    it('makes way for a newer version in another tab, and says so', async () => {
      const store = await open();
      const statuses: StoreStatus[] = [];
      store.onStatus((status) => statuses.push(status));
      const newer = await openRaw(name, DATABASE_VERSION * 10 + 10);
      expect(statuses).toEqual(['outdated']);
      expect(store.status).toBe('outdated');
      expect(await failureOf(store.list('research'))).toMatchObject({ code: 'closed', reason: 'outdated' });
      expect(await failureOf(store.commit([creation('research')]))).toMatchObject({
        code: 'closed',
        reason: 'outdated',
      });
      // This build, opened while the newer one is there.
      expect(await failureOf(open())).toMatchObject({ code: 'closed', reason: 'outdated' });
      newer.close();
      expect(await failureOf(open())).toMatchObject({ code: 'closed', reason: 'outdated' });
    });

    it('waits for an older tab that does not close, and says so', async () => {
      const older = await openRaw(name, 1);
      const store = await open();
      expect(store.status).toBe('blocked');
      const statuses: StoreStatus[] = [];
      store.onStatus((status) => statuses.push(status));
      const commit = store.commit([creation('research')]);
      older.close();
      await commit;
      expect(statuses).toEqual(['open']);
      expect((await store.list('research')).total).toBe(1);
    });

    it('give the money of version 1 to the sample company, as it was, removed records included', async () => {
      await storeAsVersion1(name, [
        ...MONEY,
        shared('company', 'company-old', { createdAt: '2025-01-01T00:00:00.000Z' }),
        shared('company', SAMPLE_COMPANY_ID),
      ]);
      await (await open()).list('company');
      expect(await namesBySpace(name)).toEqual([
        'account: company/company-old',
        `account: company/${SAMPLE_COMPANY_ID}`,
        'account: profile/profile',
        `${SAMPLE_COMPANY_ID}: paymentCard/card-mir`,
        `${SAMPLE_COMPANY_ID}: transaction/invoice-208`,
        `${SAMPLE_COMPANY_ID}: transaction/invoice-209`,
        `${SAMPLE_COMPANY_ID}: transaction/transaction-1`,
      ]);
    });

    it('without the sample company give what was issued to the first one; the sample’s own is gone with it', async () => {
      await storeAsVersion1(name, [
        ...MONEY,
        shared('company', 'company-new', { createdAt: '2026-05-01T00:00:00.000Z' }),
        shared('company', 'company-old', { createdAt: '2026-01-01T00:00:00.000Z' }),
        shared('company', SAMPLE_COMPANY_ID, { deletedAt: '2026-03-01T00:00:00.000Z' }, 0),
      ]);
      await (await open()).list('company');
      expect((await namesBySpace(name)).filter((one) => !one.startsWith('account'))).toEqual([
        'company-old: transaction/invoice-208',
        'company-old: transaction/invoice-209',
      ]);
    });

    it('leave all that version 3 held as it was: records, files, shared companies and what is on its way', async () => {
      const named = { companyId: COMPANY, kind: 'research', id: 'research-1' };
      const commit = { id: 'commit-1', at: '2026-02-01T00:00:00.000Z', ops: [], expect: [], basis: [] };
      const held = {
        records: [row('research-1', { live: 1, parent: '', createdAt: '2026-02-01T00:00:00.000Z' }), ...MONEY],
        summaries: [{ space: COMPANY, kind: 'research', id: 'research-1', summary: { name: 'Интервью' } }],
        files: [{ id: 'a'.repeat(64), size: 6, putAt: '2026-02-01T00:00:00.000Z' }],
        blobs: [{ id: 'a'.repeat(64), blob: new Blob(['Запись']) }],
        meta: [{ key: 'started', value: '2026-02-01' }],
        teams: [{ companyId: COMPANY, person: { id: 'anna', name: 'Анна' }, role: 'Viewer', state: 'open', seq: 7 }],
        outbox: [
          { number: 3, companyId: COMPANY, commit, seq: 0 },
          { number: 8, companyId: COMPANY, commit: { ...commit, id: 'commit-2' }, seq: 0 },
        ],
        shadows: [{ ...named, record: { id: 'research-1', name: 'Было' } }],
        refused: [{ id: 'commit-0', companyId: COMPANY, commit, refusal: { code: 'forbidden' } }],
      };
      await storeAsVersion3(name, held);
      const now = await raw(async (db) => {
        const rows: Record<string, object[]> = {};
        for (const { name: table } of db.tables) rows[table] = await db.table(table).toArray();
        expect(await (await db.blobs.get('a'.repeat(64)))?.blob.text()).toBe('Запись');
        return {
          rows,
          version: db.verno,
          next: await db.outbox.add({ ...held.outbox[0], number: undefined } as never),
        };
      });
      const { teamFiles, searches, searchParts, unindexed, frames, ...kept } = now.rows;
      expect(now.version).toBe(DATABASE_VERSION);
      expect([teamFiles, searches, searchParts, unindexed, frames]).toEqual([[], [], [], [], []]);
      expect(Object.keys(kept).sort()).toEqual(Object.keys(held).sort());
      for (const [table, rows] of Object.entries(held)) expect(sorted(kept[table] ?? [])).toEqual(sorted(rows));
      // The next commit in the outbox comes behind the waiting ones.
      expect(now.next).toBe(9);
      const store = await open();
      expect(await (await store.files.get('a'.repeat(64)))?.text()).toBe('Запись');
    });

    it('put hypotheses of versions without shelves on theirs', async () => {
      const records = (['added', 'new'] as const).map((status) => ({
        ...row(status, { live: 1, parent: '', createdAt: '2026-02-01T00:00:00.000Z' }),
        kind: 'hypothesis',
        record: example('hypothesis', { id: status, status }),
      }));
      await storeAsVersion3(name, { records });
      const store = await open();
      expect((await store.list('hypothesis', { shelves: WAITING_SHELVES })).items).toMatchObject([{ id: 'added' }]);
      expect((await store.list('hypothesis')).total).toBe(2);
    });

    it('can be given up while it waits', async () => {
      const older = await openRaw(name, 1);
      const store = await open();
      const listed = refusal(store.list('research'));
      store.close();
      expect(await listed).toBe('closed');
      older.close();
    });
  });

  describe('reads', () => {
    it('of a list that asks for some shelves only what stands there, however much else there is', async () => {
      const store = await open();
      await store.load([...many(900, 'new'), ...many(10, 'added')]);
      await store.list('hypothesis');
      expect(await readIn(() => store.list('hypothesis', { shelves: TAKEN_UP_SHELVES }))).toMatchObject({ rows: 10 });
      expect(await readIn(() => store.tally('comment', 'hypothesis:added-1'))).toMatchObject({ rows: 0 });
    });

    it('of a list or of summaries never more than 200 at once, so that the page answers between', async () => {
      const store = await open();
      await store.load([
        ...many(900, 'new'),
        ...Array.from({ length: 900 }, (_, index) => loaded('research', { id: `r-${index}` })),
      ]);
      await store.list('hypothesis');
      expect(await readIn(() => store.list('hypothesis'))).toEqual({ rows: 900, most: 200 });
      expect(await readIn(() => store.summaries('research'))).toEqual({ rows: 900, most: 200 });
    });
  });

  it('says so when the browser ends the connection', async () => {
    const store = await open();
    const statuses: StoreStatus[] = [];
    store.onStatus((status) => statuses.push(status));
    const session = cdp() as unknown as { send(method: string, params: object): Promise<unknown> };
    await session.send('IndexedDB.deleteDatabase', { securityOrigin: location.origin, databaseName: name });
    await eventually(() => expect(statuses).toHaveLength(1));
    expect(await refusal(store.list('research'))).toBe('closed');
  });

  it('throws `closed` where there is no database', async () => {
    vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
      throw new DOMException('private mode', 'SecurityError');
    });
    const error = await failureOf(open());
    expect(error).toBeInstanceOf(StoreError);
    expect(error).toMatchObject({ code: 'closed', reason: 'unavailable' });
  });

  describe('summaries', () => {
    it('are made anew when they are missing, damaged or outdated, and then stored', async () => {
      const store = await open();
      await store.commit(['r1', 'r2', 'r3', 'r4'].map((id) => creation('research', { id, title: id })));
      await raw(async (db) => {
        await db.summaries.delete([COMPANY, 'research', 'r1']);
        await db.summaries.update([COMPANY, 'research', 'r2'], { summary: null });
        await db.summaries.update([COMPANY, 'research', 'r3'], { summary: { id: 'r3', title: 'half' } });
      });
      const page = await store.summaries('research');
      expect(page.items.map(({ title }) => title)).toEqual(['r4', 'r3', 'r2', 'r1']);
      expect(page.broken).toEqual([]);
      const kept = await raw((db) => db.summaries.toArray());
      expect(kept.map(({ summary }) => (summary as { title: string }).title)).toEqual(['r1', 'r2', 'r3', 'r4']);
    });

    it('of the asked ids too', async () => {
      const store = await open();
      await store.commit([creation('research')]);
      await raw((db) => db.summaries.clear());
      expect((await store.summaries('research', ['research-1'])).items).toHaveLength(1);
    });

    it('of records that are gone go', async () => {
      const store = await open();
      await store.commit([creation('research')]);
      await raw((db) => db.records.clear());
      expect(await store.summaries('research')).toEqual({ items: [], total: 0, broken: [] });
    });
  });

  describe('frames of screens as they looked last', () => {
    it('go with every commit, of whatever company and kind; reading leaves them', async () => {
      const store = await open();
      await store.commit([creation('research')]);
      await keep();
      await store.list('research');
      await store.summaries('research');
      expect(await kept()).toBe(1);
      await store.commit([creation('profile')]);
      expect(await kept()).toBe(0);
      await keep();
      await store.commit([{ op: 'remove', kind: 'research', id: example('research').id }]);
      expect(await kept()).toBe(0);
    });

    it('go with a load, and with a company', async () => {
      const store = await open();
      await keep();
      await store.load(['first', 'second'].map((id) => loaded('company', { id })));
      expect(await kept()).toBe(0);
      await keep();
      await store.eraseCompany('second');
      expect(await kept()).toBe(0);
      await keep();
      await store.load([loaded('research')], { replace: true });
      expect(await kept()).toBe(0);
    });

    it('stay where a commit is refused', async () => {
      const store = await open();
      await keep();
      await refusal(store.commit([{ op: 'remove', kind: 'research', id: 'nobody' }]));
      expect(await kept()).toBe(1);
    });
  });

  it('lists a row whose envelope is damaged, and mends it', async () => {
    const store = await open();
    await raw(async (db) => {
      await db
        .table('records')
        .bulkPut([
          row('whole', { live: 1, parent: '', createdAt: example('research').createdAt }),
          row('bare', {}),
          row('strange', { live: true, parent: null, createdAt: { at: 5 } }),
          { space: COMPANY, kind: 'ghost', id: 'unknown', record: 5 },
          { space: COMPANY, kind: 'research', id: 'nothing' },
        ]);
    });
    const page = await store.list('research');
    expect(page.items.map(({ id }) => id).toSorted()).toEqual(['bare', 'strange', 'whole']);
    expect(page.broken.map(({ id }) => id)).toEqual(['nothing']);
    expect((await store.summaries('research')).items).toHaveLength(3);
    expect(await store.dump()).toHaveLength(4);
    await store.commit([{ op: 'remove', kind: 'research', id: 'bare' }]);
    expect((await store.list('research')).total).toBe(3);
  });

  it('keeps 60 MB as they are, by their SHA-256', async () => {
    const store = await open();
    const size = 60 * 1024 * 1024;
    const bytes = new Uint32Array(size / 4);
    for (let index = 0, state = 1; index < bytes.length; index += 1) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      bytes[index] = state;
    }
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
    const expected = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
    const told: number[] = [];
    const id = await store.files.put(new File([bytes], 'запись.mp3', { type: 'audio/mpeg' }), {
      onProgress: (done) => told.push(done),
    });
    expect(id).toBe(expected);
    expect(told).toHaveLength(15);
    store.close();
    const blob = await (await open()).files.get(id);
    expect(blob?.size).toBe(size);
    expect(blob?.type).toBe('audio/mpeg');
    expect(blob).not.toBeInstanceOf(File);
    const back = new Uint8Array(
      await crypto.subtle.digest('SHA-256', (await blob?.arrayBuffer()) ?? new ArrayBuffer(0)),
    );
    expect(back).toEqual(digest);
  });

  it('is filled with the sample once when two tabs start together', async () => {
    const [one, two] = [await open(), await open()];
    const sample = { account: { profile: [example('profile')] }, company: { research: [example('research')] } };
    const done = await Promise.all([one, two].map((store) => seedIfEmpty(store, async () => sample)));
    expect(done.toSorted()).toEqual([false, true]);
    expect(await two.dump()).toHaveLength(2);
  });

  it('loads a whole workspace, or nothing of it', async () => {
    const store = await open();
    await store.load([loaded('research')]);
    const dump = await store.dump();
    const add = IDBObjectStore.prototype.put;
    let puts = 0;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...given) {
      puts += 1;
      if (puts === 50) throw new DOMException('full', 'QuotaExceededError');
      return add.apply(this, given);
    });
    const many = Array.from({ length: 100 }, (_, index) => loaded('audience', { id: `a${index}` }));
    expect(await refusal(store.load(many, { replace: true }))).toBe('quota');
    vi.restoreAllMocks();
    expect(await store.dump()).toEqual(dump);
  });

  it('asks the browser about its disk', async () => {
    expect(typeof (await requestPersistence())).toBe('boolean');
    expect((await storageEstimate())?.quota).toBeGreaterThan(0);
    vi.spyOn(StorageManager.prototype, 'persisted').mockRejectedValue(new TypeError('no'));
    expect(await requestPersistence()).toBe(false);
  });
});
