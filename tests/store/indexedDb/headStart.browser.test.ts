import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { readStudyRows } from '#store/headStart.ts';
import { openIndexedDbStore } from '#store/indexedDb.ts';
import { createDatabase } from '#store/indexedDb/schema.ts';

import { COMPANY } from '../contract.ts';
import { createClock, loaded } from '../examples.ts';
import { deleteRaw } from './rawDatabase.ts';

let name = '';
let databases = 0;
beforeEach(() => {
  name = `head-start-${Date.now()}-${(databases += 1)}`;
});
afterEach(() => deleteRaw(name));

const read = (company = COMPANY) => readStudyRows(name, company);

async function fill(studies: number, companyId = COMPANY): Promise<void> {
  const store = await openIndexedDbStore({ companyId, now: createClock(), name });
  await store.load(
    Array.from({ length: studies }, (_, index) =>
      loaded('research', { id: `study-${index}`, createdAt: new Date(Date.UTC(2026, 0, 1 + index)).toISOString() }),
    ),
  );
  store.close();
}

async function damage(id: string, summary: unknown): Promise<void> {
  const database = createDatabase(name, { autoOpen: true });
  await database.summaries.put({ space: COMPANY, kind: 'research', id, summary });
  database.close();
}

describe('the head start', () => {
  it('is nothing where nobody ever started, and looking makes no database', async () => {
    expect(await read()).toBeNull();
    const there = (await indexedDB.databases()).map((one) => one.name);
    expect(there).not.toContain(name);
  });

  it('is the company’s own studies, newest first, as the store has them', async () => {
    await fill(3);
    await fill(1, 'company-2');
    const store = await openIndexedDbStore({ companyId: COMPANY, now: createClock(), name });
    const told = await store.summaries('research');
    store.close();
    const rows = await read();
    expect(rows).toEqual(told);
    expect(rows?.items.map(({ id }) => id)).toEqual(['study-2', 'study-1', 'study-0']);
  });

  it('is nothing for a company without studies: only the store knows whether it is there', async () => {
    await fill(2);
    expect(await read('company-2')).toBeNull();
  });

  it('is nothing where a row is damaged, or there are more than anybody sees', async () => {
    await fill(2);
    for (const summary of [null, { id: 'study-0' }, { title: 1 }]) {
      await damage('study-0', summary);
      expect(await read()).toBeNull();
    }
    await fill(201);
    expect(await read()).toBeNull();
  });

  it('closes its connection: another tab’s upgrade is not held up', async () => {
    await fill(1);
    await read();
    await deleteRaw(name);
    expect(await read()).toBeNull();
  });
});
