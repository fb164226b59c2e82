import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Database, Scope } from '#server/db/database.ts';
import { openPostgres } from '#server/db/postgres.ts';
import {
  audit,
  change,
  company,
  erasure,
  file,
  link,
  membership,
  outward,
  person,
  record,
  touched,
} from '#server/db/tables.ts';

import { ENGINES, freshDatabase, ownedPostgres } from './databases.ts';

/* Another company's rows are not there even for a query that forgets to ask for its own. */

const AT = new Date('2026-06-01T10:00:00.000Z');
const OF_COMPANY = { record, change, touched, file, erasure, membership, link, outward, audit, company };

async function fill(database: Database, id: string): Promise<void> {
  await database.transaction({ company: id }, async (tx) => {
    await tx.insert(company).values({
      id,
      name: id,
      seq: 1,
      records: 1,
      bytes: 2,
      isUploading: false,
      createdBy: 'anna',
      createdAt: AT,
    });
    await tx.insert(person).values({ id: `person of ${id}`, name: id, isHost: false, createdAt: AT });
    await tx.insert(record).values({
      companyId: id,
      kind: 'research',
      id: 'r1',
      body: '{}',
      bytes: 2,
      seq: 1,
      changedBy: 'anna',
      updatedAt: AT,
      deletedAt: null,
    });
    await tx.insert(change).values({
      companyId: id,
      commitId: 'c1',
      seq: 1,
      actor: 'anna',
      at: AT,
      ops: '[]',
      names: ['research/r1'],
      refused: null,
    });
    await tx.insert(audit).values({ companyId: id, id: 'a1', at: AT, actor: null, action: 'erased', subject: '{}' });
    await tx.insert(file).values({ companyId: id, sha256: 'ab', bytes: 1, createdAt: AT });
    await tx.insert(erasure).values({ companyId: id, kind: 'research', id: 'r1', seq: 1 });
    await tx
      .insert(membership)
      .values({ companyId: id, personId: `person of ${id}`, role: 'Owner', linkId: null, createdAt: AT });
    await tx.insert(outward).values({
      companyId: id,
      id: 'o1',
      tokenHash: `page of ${id}`,
      kind: 'board',
      recordId: 'vision',
      title: 'Видение',
      document: '{}',
      hides: true,
      createdBy: 'anna',
      createdAt: AT,
      shownAt: AT,
      until: AT,
      opened: 0,
    });
    await tx.insert(link).values({
      id: `link of ${id}`,
      companyId: id,
      tokenHash: `hash of ${id}`,
      role: 'Viewer',
      createdBy: 'anna',
      createdAt: AT,
      until: AT,
    });
  });
}

async function seen(database: Database, scope: Scope): Promise<Record<string, number>> {
  const counts = await Promise.all(
    Object.entries(OF_COMPANY).map(async ([name, table]) => {
      const rows = await database.transaction(scope, (tx) => tx.select({ one: sql`1` }).from(table));
      return [name, rows.length] as const;
    }),
  );
  return Object.fromEntries(counts);
}

const ALL = {
  record: 1,
  change: 1,
  touched: 1,
  file: 1,
  erasure: 1,
  membership: 1,
  link: 1,
  outward: 1,
  audit: 1,
  company: 1,
};
const NONE = {
  record: 0,
  change: 0,
  touched: 0,
  file: 0,
  erasure: 0,
  membership: 0,
  link: 0,
  outward: 0,
  audit: 0,
  company: 0,
};

describe.each([...ENGINES, 'postgresql without superuser'] as const)('row-level security on %s', (engine) => {
  let database: Database;
  beforeAll(async () => {
    if (engine !== 'postgresql without superuser') {
      database = await freshDatabase(engine);
    } else {
      database = await openPostgres({ url: await ownedPostgres(), connections: 3, onTrouble: () => undefined });
    }
    await fill(database, 'one');
    await fill(database, 'other');
  });
  afterAll(() => database.close());

  it('shows a company its own rows', async () => expect(await seen(database, { company: 'one' })).toEqual(ALL));
  it('shows nothing without a company', async () => expect(await seen(database, {})).toEqual(NONE));
  it('shows a person where they work, and nothing inside', async () =>
    expect(await seen(database, { person: 'person of one' })).toEqual({ ...NONE, membership: 1, company: 1 }));
  it('shows who takes a backup which companies there are, and nothing inside', async () =>
    expect(await seen(database, { backup: true })).toEqual({ ...NONE, company: 2 }));
  it('shows who has a token its link', async () =>
    expect(await seen(database, { link: 'hash of one' })).toEqual({ ...NONE, link: 1 }));
  it('shows who has a page’s token that page', async () =>
    expect(await seen(database, { link: 'page of one' })).toEqual({ ...NONE, outward: 1 }));

  it('lets nobody write into another company', async () => {
    const write = (id: string) =>
      database.transaction({ company: 'one' }, (tx) =>
        tx.insert(file).values({ companyId: id, sha256: 'cd', bytes: 1, createdAt: AT }),
      );
    await expect(write('other')).rejects.toMatchObject({ cause: { code: '42501' } });
    await database.transaction({ company: 'one' }, (tx) => tx.update(record).set({ body: '"mine"' }));
    const rows = await database.transaction({ company: 'other' }, (tx) => tx.select().from(record));
    expect(rows.map(({ body }) => body)).toEqual(['{}']);
    await database.transaction({ person: 'person of one' }, (tx) => tx.update(membership).set({ role: 'Viewer' }));
    await database.transaction({ backup: true }, (tx) => tx.update(company).set({ name: 'mine' }));
    const names = await database.transaction({ backup: true }, (tx) => tx.select({ name: company.name }).from(company));
    expect(names.map(({ name }) => name).sort()).toEqual(['one', 'other']);
    const roles = await database.transaction({ company: 'one' }, (tx) => tx.select().from(membership));
    expect(roles.map(({ role }) => role)).toEqual(['Owner']);
  });
});
