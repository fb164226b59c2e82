import { createHash } from 'node:crypto';

import { describe, expect, it, vi } from 'vitest';

import { removalOf } from '#src/domain/core/operation.ts';
import { SAMPLE_COMPANY_ID, type SampleWorkspace } from '#src/domain/workspace.ts';
import { companyAfter } from '#app/shared/team/leaveActions.ts';
import { createMemoryStore } from '#store/memory.ts';
import { createMemoryBacking } from '#store/memory/backing.ts';
import type { Store } from '#store/port.ts';
import { resetToSample, sampleRecords, seedIfEmpty, seedSampleIfEmpty } from '#store/seed.ts';

import { refusal } from './contract.ts';
import { createClock, creation, example, loaded } from './examples.ts';

const text = 'Ещё одно интервью\r\nвторая строка';
const fileId = createHash('sha256').update(text, 'utf8').digest('hex');

const sample: SampleWorkspace = {
  account: { profile: [example('profile')], company: [example('company')], member: [example('member')] },
  company: {
    research: [example('research'), example('research', { id: 'research-2' })],
    material: [example('material', { fileId })],
    materialText: [example('materialText', { text })],
  },
};
const loadSample = async (): Promise<SampleWorkspace> => sample;

const wrong = async (): Promise<SampleWorkspace> => ({
  ...sample,
  company: { ...sample.company, material: [example('material')] },
});

function twoTabs(): [Store, Store] {
  const backing = createMemoryBacking();
  const now = createClock();
  return [
    createMemoryStore({ companyId: 'company-1', now, backing }),
    createMemoryStore({ companyId: 'company-1', now, backing }),
  ];
}

/** Makes a person whose only company this is. */
const alone = async (companyId: string) => {
  const store = createMemoryStore({ companyId, now: createClock() });
  const left = loaded('company', { id: companyId, name: 'Контора' });
  await store.load([left, loaded('profile', { name: 'Борис' }), loaded('research', { id: 'theirs' })]);
  expect(await refusal(store.eraseCompany(companyId))).toBe('conflict');
  return store;
};

const ofSample = async (): Promise<SampleWorkspace> => ({
  ...sample,
  account: { ...sample.account, company: [example('company', { id: SAMPLE_COMPANY_ID })] },
});

describe('who leaves their only company', () => {
  it('begins with the sample as on a first start, and stays who they are', async () => {
    const store = await alone('shared');
    expect(await companyAfter(store, ofSample)).toEqual({ id: SAMPLE_COMPANY_ID, made: 'sample' });
    await store.eraseCompany('shared');
    expect((await store.list('company')).items.map(({ id }) => id)).toEqual([SAMPLE_COMPANY_ID]);
    expect(await store.get('profile', 'profile')).toMatchObject({ name: 'Борис' });
    expect(await (await store.files.get(fileId))?.text()).toBe(text);
  });

  it('begins with an empty one where that company was the sample, shared', async () => {
    const store = await alone(SAMPLE_COMPANY_ID);
    const next = await companyAfter(store, ofSample);
    await store.eraseCompany(SAMPLE_COMPANY_ID);
    expect((await store.list('company')).items.map(({ id }) => id)).toEqual([next.id]);
    expect(next.made).toBe('empty');
  });

  it('goes on in another one where there is one, and nothing is put in place', async () => {
    const store = await alone('shared');
    await store.commit([creation('company', { id: 'own' })]);
    expect(await companyAfter(store, ofSample)).toEqual({ id: 'own', made: null });
  });
});

describe('seedIfEmpty', () => {
  it('fills a browser in which nobody started', async () => {
    const [store] = twoTabs();
    expect(await seedIfEmpty(store, loadSample)).toBe(true);
    expect(await store.dump()).toHaveLength(sampleRecords(sample).length);
    expect(await store.get('research', 'research-2')).toEqual(example('research', { id: 'research-2' }));
    expect(await (await store.files.get(fileId))?.text()).toBe(text);
  });

  it('does it once when two tabs start together', async () => {
    const [one, two] = twoTabs();
    const done = await Promise.all([seedIfEmpty(one, loadSample), seedIfEmpty(two, loadSample)]);
    expect(done.toSorted()).toEqual([false, true]);
    expect(await two.dump()).toHaveLength(sampleRecords(sample).length);
  });

  it('does it once when the other tab was quicker between looking and writing', async () => {
    const [one, two] = twoTabs();
    const slow = async (): Promise<SampleWorkspace> => {
      await two.load([loaded('profile', { name: 'Быстрее' })]);
      return sample;
    };
    expect(await seedIfEmpty(one, slow)).toBe(false);
    expect((await one.dump()).map(({ record }) => record.id)).toEqual(['profile']);
    expect(await one.get('profile', 'profile')).toMatchObject({ name: 'Быстрее' });
  });

  it('does not come back after everything was deleted, nor loads the sample to find out', async () => {
    const [store] = twoTabs();
    await seedIfEmpty(store, loadSample);
    for (const { kind, record } of await store.dump()) {
      await store.commit([removalOf(kind, record.id)]);
    }
    const load = vi.fn<typeof loadSample>(loadSample);
    expect(await seedIfEmpty(store, load)).toBe(false);
    await store.load([], { replace: true });
    expect(await seedIfEmpty(store, load)).toBe(false);
    expect(load).not.toHaveBeenCalled();
    expect(await store.dump()).toEqual([]);
  });

  it('puts nothing in place when a text is not the file that its material names', async () => {
    const [store] = twoTabs();
    expect(await refusal(seedIfEmpty(store, wrong))).toBe('invalid');
    expect(await store.dump()).toEqual([]);
    expect(await seedIfEmpty(store, loadSample)).toBe(true);
  });
});

describe('seedSampleIfEmpty', () => {
  it('fills the sample’s own workspace, whichever company the browser asked for', async () => {
    const backing = createMemoryBacking();
    const open = async (companyId: string) => createMemoryStore({ companyId, now: createClock(), backing });
    const asked = await open('company-of-a-cleared-database');
    expect(await seedSampleIfEmpty(asked, open, loadSample)).toBe(true);
    expect((await asked.list('research')).items).toEqual([]);
    expect(await (await open(SAMPLE_COMPANY_ID)).get('research', 'research-2')).toBeDefined();
    expect(await seedSampleIfEmpty(asked, open, loadSample)).toBe(false);
  });
});

const sampleStore = () => createMemoryStore({ companyId: SAMPLE_COMPANY_ID, now: createClock() });

describe('resetToSample', () => {
  it('touches no company but the sample of one browser', async () => {
    const [other] = twoTabs();
    const shared: Store = {
      ...sampleStore(),
      sync: () => ({ mode: 'team', connection: 'online', unsent: 0, refused: [] }),
    };
    for (const store of [other, shared]) {
      await store.commit([creation('research', { id: 'mine' })]);
      expect(await refusal(resetToSample(store, loadSample))).toBe('forbidden');
      expect(await store.get('research', 'mine')).toBeDefined();
    }
  });

  it('puts the sample back and keeps other companies', async () => {
    const store = sampleStore();
    await seedIfEmpty(store, loadSample);
    await store.commit([
      { op: 'set', kind: 'research', id: 'research-1', fields: { title: 'Изменено' } },
      creation('research', { id: 'mine' }),
      creation('company', { id: 'company-2' }),
      creation('member', { id: 'theirs', companyId: 'company-2' }),
      creation('member', { id: 'ours', companyId: 'company-1' }),
    ]);
    await resetToSample(store, loadSample);
    expect(await store.get('research', 'research-1')).toEqual(example('research'));
    expect(await store.get('research', 'mine')).toBeUndefined();
    expect(await store.get('member', 'ours')).toBeUndefined();
    expect(await store.get('company', 'company-2')).toBeDefined();
    expect(await store.get('member', 'theirs')).toBeDefined();
  });
});
