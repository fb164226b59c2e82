import { describe, expect, it, vi } from 'vitest';

import { asRead } from '#src/domain/core/expectation.ts';
import type { Op } from '#src/domain/core/operation.ts';
import { PERSONAL_SPACE, spaceOf } from '#store/plan.ts';
import { nameKey } from '#src/domain/plan.ts';
import { ONLY_PERSON, type Change, type SyncState } from '#store/port.ts';
import { withUndo } from '#store/undo.ts';

import { COMPANY, storeContract } from './contract.ts';
import { createClock, creation, ensuring } from './examples.ts';
import { createLog, createPeer, type Peer } from './peers.ts';

describe('the store of two peers over an ordered log', () => {
  storeContract(async () => {
    const log = createLog();
    const now = createClock();
    const peers: Peer[] = [];
    return {
      // Devices of one person: everything that is theirs is on each of them.
      async open(companyId = COMPANY, actor = ONLY_PERSON) {
        const peer = createPeer(log, { companyId, actor, now, person: ONLY_PERSON });
        peers.push(peer);
        return peer.store;
      },
      async write(name, stored) {
        const view = log.viewOf(ONLY_PERSON, {});
        const space = spaceOf(name.kind, COMPANY) === PERSONAL_SPACE ? PERSONAL_SPACE : COMPANY;
        const rows = view.spaces.get(space) ?? new Map<string, { name: typeof name; stored: unknown }>();
        view.spaces.set(space, rows.set(nameKey(name), { name, stored }));
        for (const peer of peers) peer.pull();
      },
      dispose: async () => undefined,
      origin: 'remote',
      settled: { mode: 'team', connection: 'online', unsent: 0, refused: [] },
    };
  });
});

/** Two colleagues in one company, each with a device of their own. */
function twoPeople() {
  const log = createLog();
  const now = createClock();
  const device = (actor: string): Peer => createPeer(log, { companyId: COMPANY, actor, person: actor, now });
  return { log, anna: device('anna'), pavel: device('pavel') };
}

const on = { kind: 'research', id: 'research-1' } as const;
const set = (fields: Partial<Record<'title' | 'description', string>>): Op => ({ op: 'set', ...on, fields });
const card = (field: 'needs' | 'product', content: string): Op => ({
  op: 'put',
  kind: 'board',
  id: 'vision',
  map: 'cards',
  key: field,
  value: { content, editedAt: '2026-01-01', position: 'a' },
});
const study = (peer: Peer) => peer.store.get('research', 'research-1');

describe('two people who work apart', () => {
  it('keep each their field of one record', async () => {
    const { anna, pavel } = twoPeople();
    await anna.store.commit([creation('research')]);
    anna.goOffline();
    await anna.store.commit([set({ title: 'От Анны' })]);
    await pavel.store.commit([set({ description: 'От Павла' })]);
    expect(await study(pavel)).not.toMatchObject({ title: 'От Анны' });
    anna.goOnline();
    for (const peer of [anna, pavel]) {
      expect(await study(peer)).toMatchObject({ title: 'От Анны', description: 'От Павла' });
      expect(peer.store.sync()).toMatchObject({ unsent: 0, refused: [] });
    }
  });

  it('never write over each other: the later commit on the same field is set aside, with what it wanted', async () => {
    const { anna, pavel } = twoPeople();
    await anna.store.commit([creation('research')]);
    anna.goOffline();
    await anna.store.commit([set({ title: 'От Анны' })]);
    await anna.store.commit([set({ description: 'Тоже от Анны' })]);
    await pavel.store.commit([set({ title: 'От Павла' })]);
    const told = vi.fn<(change: Change) => void>();
    anna.store.onChange(told);
    anna.goOnline();
    for (const peer of [anna, pavel]) {
      expect(await study(peer)).toMatchObject({ title: 'От Павла', description: 'Тоже от Анны' });
    }
    expect(anna.store.sync()).toMatchObject({
      unsent: 0,
      refused: [{ ops: [set({ title: 'От Анны' })], error: { code: 'conflict' } }],
    });
    // The device had shown a wrong value: readers of the record are notified.
    expect(told.mock.calls.flatMap(([{ records }]) => records)).toContainEqual(on);
  });

  it('see their own unsent work on top of what comes', async () => {
    const { anna, pavel } = twoPeople();
    await anna.store.commit([creation('research')]);
    anna.goOffline();
    await anna.store.commit([set({ title: 'От Анны' })]);
    await pavel.store.commit([set({ description: 'От Павла' })]);
    anna.pull();
    expect(await study(anna)).toMatchObject({ title: 'От Анны', description: 'От Павла' });
    expect(anna.store.sync()).toMatchObject({ connection: 'offline', unsent: 1 });
  });

  it('make the same singleton and merge by field', async () => {
    const { anna, pavel } = twoPeople();
    const bot = { op: 'set', kind: 'botSettings', id: 'bot' } as const;
    for (const peer of [anna, pavel]) peer.goOffline();
    await anna.store.commit([ensuring('botSettings'), { ...bot, fields: { name: 'Аня' } }]);
    await pavel.store.commit([ensuring('botSettings'), { ...bot, fields: { personality: 'Слушает' } }]);
    for (const peer of [anna, pavel]) peer.goOnline();
    for (const peer of [anna, pavel]) {
      expect(await peer.store.get('botSettings', 'bot')).toMatchObject({ name: 'Аня', personality: 'Слушает' });
      expect(peer.store.sync()).toMatchObject({ refused: [] });
    }
  });

  it('do not bring back what somebody removed by writing into it as if it were there', async () => {
    const { anna, pavel } = twoPeople();
    await anna.store.commit([creation('research')]);
    anna.goOffline();
    await anna.store.commit([ensuring('research'), set({ title: 'От Анны' })]);
    await pavel.store.commit([set({ description: 'От Павла' })]);
    await pavel.store.commit([{ op: 'remove', ...on }]);
    anna.goOnline();
    expect(await study(pavel)).toMatchObject({ description: 'От Павла', title: 'Онбординг' });
    expect((await study(pavel))?.deletedAt).not.toBeNull();
    expect(anna.store.sync()).toMatchObject({ refused: [{ error: { code: 'conflict', reason: 'gone' } }] });
  });

  it('are held to what they read, not only to what they write', async () => {
    const { anna, pavel } = twoPeople();
    await anna.store.commit([creation('research')]);
    anna.goOffline();
    const read = [asRead('research', on.id, (await study(anna)) ?? null, ['title'])];
    await anna.store.commit([set({ description: 'О прежнем названии' })], { expect: read });
    await pavel.store.commit([set({ title: 'Новое название' })]);
    anna.goOnline();
    expect(await study(anna)).toMatchObject({ title: 'Новое название', description: 'Как начинают' });
    expect(anna.store.sync()).toMatchObject({ refused: [{ error: { code: 'conflict' } }] });
  });

  it('undo their own, after the network was away as before', async () => {
    const { anna, pavel } = twoPeople();
    const { store, undo } = withUndo(anna.store);
    await store.commit([creation('research', { title: 'Было' })]);
    anna.goOffline();
    await store.commit([set({ title: 'От Анны' })]);
    await pavel.store.commit([set({ description: 'От Павла' })]);
    anna.goOnline();
    expect((await undo.undo()).kind).toBe('done');
    for (const peer of [anna, pavel]) {
      expect(await study(peer)).toMatchObject({ title: 'Было', description: 'От Павла' });
    }
    await undo.redo();
    await pavel.store.commit([set({ title: 'От Павла' })]);
    expect((await undo.undo()).kind).toBe('changed');
    expect(await study(anna)).toMatchObject({ title: 'От Павла' });
  });

  it('undo what made a board only as long as nobody else has written on it', async () => {
    const { anna, pavel } = twoPeople();
    const { store, undo } = withUndo(anna.store);
    await store.commit([ensuring('board', { cards: {} }), card('needs', 'От Анны')]);
    anna.goOffline();
    expect((await undo.undo()).kind).toBe('done');
    await pavel.store.commit([card('product', 'От Павла')]);
    anna.goOnline();
    expect(anna.store.sync()).toMatchObject({ refused: [{ error: { code: 'conflict' } }] });
    for (const peer of [anna, pavel]) {
      const { items } = await peer.store.list('board');
      expect(items.map(({ cards }) => Object.keys(cards).toSorted())).toEqual([['needs', 'product']]);
    }
  });

  it('have a commit done once, however often its answer gets lost', async () => {
    const { log, anna, pavel } = twoPeople();
    anna.goOffline();
    await anna.store.commit([creation('research')]);
    anna.push(true);
    anna.push(true);
    expect(anna.store.sync()).toMatchObject({ unsent: 1 });
    anna.goOnline();
    expect(log.entries).toHaveLength(1);
    expect(anna.store.sync()).toMatchObject({ unsent: 0, refused: [] });
    expect(await study(pavel)).toMatchObject({ title: 'Онбординг' });
  });

  it('see what others did on their work though its answer got lost', async () => {
    const { anna, pavel } = twoPeople();
    await anna.store.commit([creation('research')]);
    anna.goOffline();
    await anna.store.commit([set({ title: 'От Анны' })]);
    anna.push(true);
    await pavel.store.commit([set({ title: 'От Павла, после Анны' })]);
    anna.pull();
    expect(await study(anna)).toMatchObject({ title: 'От Павла, после Анны' });
    expect(anna.store.sync()).toMatchObject({ unsent: 0, refused: [] });
  });

  it('are told how far their work has got as it gets there', async () => {
    const { anna } = twoPeople();
    const told: SyncState[] = [];
    anna.store.onSync((state) => told.push(state));
    anna.goOffline();
    await anna.store.commit([creation('research')]);
    anna.goOnline();
    expect(told.map((state) => state.mode === 'team' && `${state.connection} ${state.unsent}`)).toEqual([
      'offline 0',
      'offline 1',
      'online 0',
      'online 0',
    ]);
  });

  it('have what is personal for themselves', async () => {
    const { anna, pavel } = twoPeople();
    const told = vi.fn<(change: Change) => void>();
    pavel.store.onChange(told);
    await anna.store.commit([creation('profile'), creation('research')]);
    expect(told.mock.calls).toEqual([[{ origin: 'remote', actor: 'anna', records: [on] }]]);
    expect(await pavel.store.get('profile', 'profile')).toBeUndefined();
    await pavel.store.commit([creation('profile', { name: 'Павел' })]);
    expect(await anna.store.get('profile', 'profile')).toMatchObject({ name: 'Анна' });
  });
});
