import { NO_CONTACT } from '#src/domain/audiences/contact.ts';
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { asRead, isThere, type Fact } from '#src/domain/core/expectation.ts';
import { type Op } from '#src/domain/core/operation.ts';
import { positionAt } from '#src/domain/core/record.ts';
import type { RecordName } from '#src/domain/plan.ts';
import { TAKEN_UP_SHELVES, WAITING_SHELVES } from '#src/domain/research/kinds.ts';
import {
  ONLY_PERSON,
  type Change,
  type Committed,
  type LoadedRecord,
  type Store,
  type SyncState,
} from '#store/port.ts';
import { StoreError, type StoreErrorCode } from '#src/domain/core/storeError.ts';

import { EXAMPLE_KINDS, creation, draft, ensuring, example, loaded } from './examples.ts';
import { ABSENT, anyCommits, standingAfter, standingOf } from './sequences.ts';
import { KINDS, type Records } from '#src/domain/records.ts';
import { eventually } from '#tests/support/eventually.ts';

/** One database and the ways into it. */
export interface World {
  /** Opens one more store on the same data. */
  open(companyId?: string, actor?: string): Promise<Store>;
  /** How the stores of this world hear of each other. */
  readonly origin: 'tab' | 'remote';
  /** Synchronisation state of each of them while nothing waits. */
  readonly settled: SyncState;
  /** Puts a value where a record would be, past every check. */
  write(name: RecordName, stored: unknown): Promise<void>;
  /** Closes and forgets everything. */
  dispose(): Promise<void>;
}

export const COMPANY = 'company-1';

const change = (title: string): Op => ({ op: 'set', kind: 'research', id: 'research-1', fields: { title } });

const insight = (text: string, position: string) => ({ text, quote: '', passage: null, position });

const puts = (name: string): Op[] =>
  Array.from({ length: 80 }, (_, index) => ({
    op: 'put',
    kind: 'contactList',
    id: 'contacts-1',
    map: 'contacts',
    key: `${name}-${index}`,
    value: { ...NO_CONTACT, telegram: name, position: positionAt(index) },
  }));

function codeOf(error: unknown): StoreErrorCode {
  if (error instanceof StoreError) return error.code;
  throw error;
}

/** Returns the code of the refusal of `promise`. */
export async function refusal(promise: Promise<unknown>): Promise<StoreErrorCode> {
  return promise.then(() => expect.unreachable('it was not refused'), codeOf);
}

/** All data of a store by name; of moments only whether the record lives. */
async function dataOf(store: Store): Promise<Map<string, { data: object; living: boolean }>> {
  const records = await store.dump();
  return new Map(
    records.map(({ kind, record }) => {
      const { updatedAt: _updatedAt, deletedAt, ...data } = record;
      return [`${kind}/${record.id}`, { data, living: deletedAt === null }];
    }),
  );
}

/** Whether every operation fits what the ones before it leave. */
function fits(ops: readonly Op[], data: Awaited<ReturnType<typeof dataOf>>): boolean {
  const standings = new Map([...data].map(([key, { data, living }]) => [key, standingOf(data, living)]));
  return ops.every((op) => {
    const key = `${op.kind}/${op.id}`;
    const after = standingAfter(op, standings.get(key) ?? ABSENT);
    if (after) standings.set(key, after);
    return after !== null;
  });
}

/** Operations that fit are done, undone and done again by their inverses; others are refused and change nothing. */
async function commitAndBack(store: Store, ops: readonly Op[]): Promise<void> {
  const before = await dataOf(store);
  const expected = fits(ops, before) ? 'done' : 'conflict';
  let done: Committed | undefined;
  const committing = store.commit(ops).then((committed) => {
    done = committed;
    return 'done';
  });
  expect(await committing.catch(codeOf)).toBe(expected);
  const after = await dataOf(store);
  const unchanged = done ? after : before;
  expect(after).toEqual(unchanged);
  if (!done) return;
  const undone = await store.commit(done.inverse);
  const back = await dataOf(store);
  // A created record stays known, as removed.
  const left = new Map([...back].filter(([key, { living }]) => before.has(key) || living));
  expect(left).toEqual(before);
  await store.commit(undone.inverse);
  expect(await dataOf(store)).toEqual(after);
}

const numbered = (count: number): LoadedRecord[] =>
  Array.from({ length: count }, (_, index) => {
    // Every three share a moment, so that ids have to decide.
    const createdAt = new Date(Date.UTC(2026, 0, 1 + Math.floor(index / 3))).toISOString();
    const id = `h-${String(index).padStart(3, '0')}`;
    return loaded('hypothesis', { id, createdAt, researchId: index % 2 === 0 ? 'even' : 'odd' });
  });
const names = ({ records }: Change): string[] => records.map(({ kind, id }) => `${kind}/${id}`).toSorted();
const idsOf = (page: { items: readonly { id: string }[] }): string[] => page.items.map(({ id }) => id);
const sorted = (list: readonly LoadedRecord[]): LoadedRecord[] =>
  list.toSorted((a, b) => (`${a.kind}/${a.record.id}` < `${b.kind}/${b.record.id}` ? -1 : 1));

const namesIn = (told: { readonly mock: { readonly calls: readonly (readonly [Change])[] } }): string[][] =>
  told.mock.calls.map(([{ records }]) => records.map(({ kind, id }) => `${kind}/${id}`).sort());

/** Contract of every store, whatever it is made of. Called inside a `describe`. */
export function storeContract(createWorld: () => Promise<World>, { runs = 100 } = {}): void {
  let world: World;
  let store: Store;

  beforeEach(async () => {
    world = await createWorld();
    store = await world.open();
  });
  afterEach(() => world.dispose());

  describe('commit', () => {
    it('creates a record of every kind and reads it back', async () => {
      await store.commit(EXAMPLE_KINDS.map((kind) => creation(kind)));
      for (const kind of EXAMPLE_KINDS) {
        const { id } = draft(kind);
        expect(await store.get(kind, id)).toMatchObject({ ...draft(kind), v: KINDS[kind].version, deletedAt: null });
      }
    });

    it('sets fields, puts and drops members, removes and restores', async () => {
      const { at } = await store.commit([creation('research')]);
      expect(await store.get('research', 'research-1')).toMatchObject({ createdAt: at, updatedAt: at });

      const second = await store.commit([change('Новое имя')]);
      expect(await store.get('research', 'research-1')).toMatchObject({
        title: 'Новое имя',
        description: draft('research').description,
        createdAt: at,
        updatedAt: second.at,
      });

      const on = { kind: 'research', id: 'research-1' } as const;
      const value = { text: 'Ещё', quote: '', passage: null, position: positionAt(1) };
      await store.commit([{ op: 'put', ...on, map: 'insights', key: 'more', value }]);
      expect(Object.keys((await store.get('research', 'research-1'))?.insights ?? {})).toEqual(['i-0', 'more']);
      await store.commit([{ op: 'drop', ...on, map: 'insights', key: 'i-0' }]);
      expect((await store.get('research', 'research-1'))?.insights).toEqual({ more: value });

      const removed = await store.commit([{ op: 'remove', ...on }]);
      expect(await store.get('research', 'research-1')).toMatchObject({ deletedAt: removed.at });
      expect((await store.list('research')).items).toEqual([]);
      await store.commit([{ op: 'restore', ...on }]);
      expect(await store.get('research', 'research-1')).toMatchObject({ deletedAt: null });
      expect((await store.list('research')).total).toBe(1);
    });

    it('applies operations in order, several on one record', async () => {
      await store.commit([creation('research'), change('Первое'), change('Второе')]);
      expect(await store.get('research', 'research-1')).toMatchObject({ title: 'Второе' });
    });

    it('is taken back by its inverse, whatever was committed', async () => {
      const everywhere = fc.asyncProperty(anyCommits, async (commits) => {
        await store.load([], { replace: true });
        for (const ops of commits) await commitAndBack(store, ops);
      });
      await expect(fc.assert(everywhere, { numRuns: runs })).resolves.toBeUndefined();
    });

    it('does all or nothing', async () => {
      await store.commit([creation('research')]);
      const before = await store.dump();
      const told = vi.fn<(change: Change) => void>();
      store.onChange(told);
      const missing: Op = { op: 'set', kind: 'audience', id: 'nobody', fields: { name: 'Нет' } };
      expect(await refusal(store.commit([change('Потерянное'), creation('audience'), missing]))).toBe('conflict');
      expect(await store.dump()).toEqual(before);
      expect((await store.summaries('research')).items).toMatchObject([{ title: draft('research').title }]);
      expect((await store.summaries('audience')).total).toBe(0);
      expect(told).not.toHaveBeenCalled();
    });

    it('refuses what does not have its shape, and keeps nothing of it', async () => {
      await store.commit([creation('research')]);
      const before = await store.dump();
      const wrong = {
        op: 'set',
        kind: 'research',
        id: 'research-1',
        fields: { participants: 'восемь' },
      } as unknown as Op;
      expect(await refusal(store.commit([creation('audience'), wrong]))).toBe('invalid');
      expect(await store.dump()).toEqual(before);
    });

    it('leaves everything as it was where a commit is given up before it is there', async () => {
      await store.commit([creation('research')]);
      const before = await store.dump();
      const lists = Array.from({ length: 60 }, (_, index) => creation('contactList', { id: `c${index}` }));
      expect(await refusal(store.commit(lists, { signal: AbortSignal.abort() }))).toBe('aborted');
      const onItsWay = new AbortController();
      const told: number[] = [];
      const given = store.commit(lists, {
        signal: onItsWay.signal,
        onProgress: (done) => {
          told.push(done);
          onItsWay.abort();
        },
      });
      // A store that writes at once has nothing to be given up, and tells nothing.
      const outcome = await given.then(
        () => 'done',
        () => refusal(given),
      );
      expect(outcome).toBe(told.length > 0 ? 'aborted' : 'done');
      expect(outcome === 'aborted' ? await store.dump() : before).toEqual(before);
    });

    it('does a commit of many operations all or none, like any other', async () => {
      await store.commit([creation('research')]);
      const lists = Array.from({ length: 60 }, (_, index) => creation('contactList', { id: `c${index}` }));
      const before = await store.dump();
      expect(await refusal(store.commit([...lists, creation('research')]))).toBe('conflict');
      expect(await store.dump()).toEqual(before);

      const { inverse } = await store.commit([...lists, change('Среди многих')]);
      expect((await store.list('contactList')).items).toHaveLength(60);
      expect(await store.get('research', 'research-1')).toMatchObject({ title: 'Среди многих' });
      await store.commit(inverse);
      expect((await store.list('contactList')).total).toBe(0);
    });

    it('loses nothing when commits of many operations meet', async () => {
      await store.commit([creation('contactList', { contacts: {} })]);
      await Promise.all(['first', 'second', 'third'].map((name) => store.commit(puts(name))));
      expect(Object.keys((await store.get('contactList', 'contacts-1'))?.contacts ?? {})).toHaveLength(240);
    });

    it('refuses to create twice, even over a removed record', async () => {
      await store.commit([creation('research')]);
      expect(await refusal(store.commit([creation('research')]))).toBe('conflict');
      await store.commit([{ op: 'remove', kind: 'research', id: 'research-1' }]);
      expect(await refusal(store.commit([creation('research')]))).toBe('conflict');
    });

    it('makes a record of every kind, takes that back, and makes it again', async () => {
      for (let time = 0; time < 3; time += 1) {
        const { inverse } = await store.commit(EXAMPLE_KINDS.map((kind) => ensuring(kind)));
        for (const kind of EXAMPLE_KINDS) {
          expect(await store.get(kind, draft(kind).id)).toMatchObject({ ...draft(kind), deletedAt: null });
          expect((await store.list(kind)).items).toMatchObject([draft(kind)]);
        }
        await store.commit(inverse);
        for (const kind of EXAMPLE_KINDS) expect((await store.list(kind)).total).toBe(0);
      }
    });

    it('ensures over a creation that was taken back', async () => {
      const { inverse } = await store.commit([creation('research')]);
      await store.commit(inverse);
      await store.commit([ensuring('research')]);
      expect((await store.list('research')).items).toMatchObject([draft('research')]);
    });

    it('ensures nothing over a living record, and tells nobody', async () => {
      await store.commit([creation('research', { title: 'Моё' })]);
      const before = await store.dump();
      const told = vi.fn<(change: Change) => void>();
      store.onChange(told);
      const { inverse } = await store.commit([ensuring('research')]);
      expect(inverse).toEqual([]);
      expect(await store.dump()).toEqual(before);
      expect(told).not.toHaveBeenCalled();
    });

    it('ensures in two tabs at once what both then write into', async () => {
      const other = await world.open();
      const bot = { op: 'set', kind: 'botSettings', id: 'bot' } as const;
      await Promise.all([
        store.commit([ensuring('botSettings'), { ...bot, fields: { name: 'Аня' } }]),
        other.commit([ensuring('botSettings'), { ...bot, fields: { personality: 'Слушает' } }]),
      ]);
      expect(await store.get('botSettings', 'bot')).toMatchObject({ name: 'Аня', personality: 'Слушает' });
    });

    it('refuses to write into a removed record, and says that it is gone', async () => {
      const gone = { code: 'conflict', reason: 'gone' };
      await expect(store.commit([change('Никуда')])).rejects.toMatchObject(gone);
      await store.commit([creation('research')]);
      await store.commit([{ op: 'remove', kind: 'research', id: 'research-1' }]);
      const before = await store.dump();
      await expect(store.commit([change('Никуда')])).rejects.toMatchObject(gone);
      const expected = [asRead('research', 'research-1', example('research'), ['title'])];
      await expect(store.commit([change('Никуда')], { expect: expected })).rejects.toMatchObject(gone);
      expect(await store.dump()).toEqual(before);
    });

    it('refuses what is made for a record that is not there', async () => {
      const options = { expect: [isThere('research', 'research-1')] };
      const gone = { code: 'conflict', reason: 'gone' };
      await expect(store.commit([creation('hypothesis')], options)).rejects.toMatchObject(gone);
      await store.commit([creation('research')]);
      await store.commit([creation('hypothesis')], options);
      await store.commit([{ op: 'remove', kind: 'research', id: 'research-1' }]);
      await expect(store.commit([creation('hypothesis', { id: 'late' })], options)).rejects.toMatchObject(gone);
      expect((await store.list('hypothesis')).total).toBe(1);
    });

    it('refuses when there is a record that was not there', async () => {
      const absent = { expect: [asRead('research', 'research-1', null)] };
      await store.commit([ensuring('research'), change('Первое')], absent);
      expect(await refusal(store.commit([ensuring('research'), change('Второе')], absent))).toBe('conflict');
      await store.commit([{ op: 'remove', kind: 'research', id: 'research-1' }]);
      await store.commit([ensuring('research'), change('Третье')], absent);
      expect(await store.get('research', 'research-1')).toMatchObject({ title: 'Третье' });
    });

    it('refuses when what was read of a record changed since, and names no other field a conflict', async () => {
      await store.commit([creation('research')]);
      const read = asRead('research', 'research-1', (await store.get('research', 'research-1')) ?? null, ['title']);
      // Another field changes, even one that is written now: it was not declared as read.
      await store.commit([{ ...change(''), fields: { description: 'Чужое описание', participants: 3 } } as Op]);
      await store.commit([change('Моё')], { expect: [read] });
      expect(
        await refusal(store.commit([{ ...change(''), fields: { participants: 5 } } as Op], { expect: [read] })),
      ).toBe('conflict');
      const nobody = [asRead('research', 'nobody', example('research', { id: 'nobody' }), ['title'])];
      expect(await refusal(store.commit([change('Чужое')], { expect: nobody }))).toBe('conflict');
      expect(await store.get('research', 'research-1')).toMatchObject({
        title: 'Моё',
        description: 'Чужое описание',
        participants: 3,
      });
    });

    it('refuses when a member that was read changed, came or went, and not when another did', async () => {
      const on = { kind: 'research', id: 'research-1' } as const;
      const put = (key: string, text: string): Op => ({
        op: 'put',
        ...on,
        map: 'insights',
        key,
        value: insight(text, 'a'),
      });
      await store.commit([creation('research', { insights: { a: insight('Раз', 'a'), b: insight('Два', 'b') } })]);
      const holds = (...facts: readonly Fact<'research'>[]) => ({ expect: [{ ...on, holds: facts }] });
      const asA = holds({ map: 'insights', key: 'a', is: insight('Раз', 'a') });
      const noC = holds({ map: 'insights', key: 'c', is: null });
      const placeOfA = holds({ map: 'insights', key: 'a', field: 'position', is: 'a' });

      await store.commit([{ op: 'drop', ...on, map: 'insights', key: 'b' }, change('Рядом')]);
      await store.commit([change('Раз')], asA);
      await store.commit([change('Два')], noC);
      await store.commit([put('a', 'Раз иначе'), put('c', 'Три')]);
      for (const changed of [asA, noC]) expect(await refusal(store.commit([change('Нет')], changed))).toBe('conflict');
      // The text of the member changed, its place did not.
      await store.commit([change('Три')], placeOfA);
      await store.commit([{ op: 'drop', ...on, map: 'insights', key: 'a' }]);
      expect(await refusal(store.commit([change('Нет')], placeOfA))).toBe('conflict');
      expect(await store.get('research', 'research-1')).toMatchObject({ title: 'Три' });
      // A missing record is not checked, unless it is declared that it must be there.
      await store.commit([{ op: 'remove', ...on }]);
      const mustBe = { expect: placeOfA.expect.map((one) => ({ ...one, living: true })) };
      await expect(store.commit([creation('audience')], mustBe)).rejects.toMatchObject({ reason: 'gone' });
      await store.commit([creation('audience')], placeOfA);
    });

    it('sets fields of a member beside those that another tab sets, and refuses a member that is not there', async () => {
      const other = await world.open();
      const member = { op: 'setMember', kind: 'company', id: 'company-1', map: 'products', key: 'p-0' } as const;
      await store.commit([creation('company')]);
      await Promise.all([
        store.commit([{ ...member, fields: { name: 'Портал' } }]),
        other.commit([{ ...member, fields: { status: 'development' } }]),
      ]);
      const products = async () => (await store.get('company', 'company-1'))?.products;
      expect(await products()).toMatchObject({ 'p-0': { name: 'Портал', status: 'development' } });
      expect(await refusal(store.commit([{ ...member, fields: { status: 'прежний' } } as unknown as Op]))).toBe(
        'invalid',
      );

      const gone = { code: 'conflict', reason: 'gone' };
      await expect(store.commit([{ ...member, key: 'нет', fields: { name: 'Никуда' } }])).rejects.toMatchObject(gone);
      await store.commit([{ op: 'drop', kind: 'company', id: 'company-1', map: 'products', key: 'p-0' }]);
      await expect(store.commit([{ ...member, fields: { name: 'Никуда' } }])).rejects.toMatchObject(gone);
      expect(await products()).toEqual({});
    });

    it('gives every change of a record a later moment', async () => {
      const future = '2090-01-01T00:00:00.000Z';
      await store.load([loaded('research', { updatedAt: future })]);
      const { at } = await store.commit([change('Позже')]);
      expect(at > future).toBe(true);
    });

    it('refuses keys that mean something else on every object', async () => {
      await store.commit([creation('research')]);
      for (const key of ['__proto__', 'constructor', 'prototype']) {
        const value = { text: 'x', quote: '', passage: null, position: 'a', polluted: true };
        const op: Op = { op: 'put', kind: 'research', id: 'research-1', map: 'insights', key, value };
        expect(await refusal(store.commit([op]))).toBe('conflict');
      }
      const insights = JSON.parse('{"__proto__":{"text":"x","quote":"","passage":null,"position":"a"}}') as object;
      await store.load([{ kind: 'research', record: Object.assign(example('research'), { insights }) }]);
      const record = await store.get('research', 'research-1');
      expect(record?.insights).toEqual({});
      expect(Object.getPrototypeOf(record?.insights)).toBe(Object.prototype);
      expect(({} as { text?: unknown }).text).toBeUndefined();
    });

    it('finds nothing under names that every object answers to', async () => {
      for (const id of ['__proto__', 'constructor', 'toString']) {
        expect(await store.get('research', id)).toBeUndefined();
      }
      await store.commit([creation('research', { id: '__proto__' })]);
      expect(await store.get('research', '__proto__')).toMatchObject({ id: '__proto__' });
      expect((await store.summaries('research', ['__proto__'])).items).toHaveLength(1);
    });

    it('keeps what the caller goes on changing apart', async () => {
      const mutable = structuredClone(draft('research')) as { title: string } & ReturnType<typeof draft<'research'>>;
      await store.commit([{ op: 'create', kind: 'research', id: mutable.id, record: mutable }]);
      mutable.title = 'Изменено потом';
      expect(await store.get('research', 'research-1')).toMatchObject({ title: draft('research').title });
    });
  });

  describe('list', () => {
    it('is newest first, of one moment by id', async () => {
      await store.load(numbered(7));
      const newest = ['h-006', 'h-005', 'h-004', 'h-003', 'h-002', 'h-001', 'h-000'];
      expect(idsOf(await store.list('hypothesis'))).toEqual(newest);
    });

    it('is whole, however many there are, with the total; a removed record is not in it', async () => {
      const removed = loaded('hypothesis', { id: 'gone', deletedAt: '2026-01-02T00:00:00.000Z' });
      const lists = Array.from({ length: 25 }, (_, index) => {
        const createdAt = new Date(Date.UTC(2026, 0, 1 + Math.floor(index / 3))).toISOString();
        return loaded('contactList', { id: `c-${String(index).padStart(3, '0')}`, createdAt });
      });
      await store.load([...numbered(20), removed, ...lists]);
      for (const [query, total] of [[{}, 20] as const, [{ parent: 'even' }, 10] as const]) {
        const page = await store.list('hypothesis', query);
        expect(page.total).toBe(total);
        expect(new Set(idsOf(page)).size).toBe(total);
      }
      // Read a few at a time where one record is big.
      const ids = lists.map(({ record }) => record.id);
      expect(idsOf(await store.list('contactList'))).toEqual(ids.toReversed());
      expect(idsOf(await store.list('hypothesis', { removed: true }))).toEqual(['gone']);
      expect(await store.list('contactList', { removed: true })).toEqual({ items: [], total: 0, broken: [] });
      expect(await store.list('contactList', { parent: 'audience-1' })).toMatchObject({ total: 25, broken: [] });
    });

    it('is of one parent', async () => {
      await store.load([
        ...numbered(5),
        loaded('material', { id: 'm1' }),
        loaded('contactList', { id: 'c1', audienceId: 'a1' }),
        loaded('contactList', { id: 'c2', audienceId: 'a2' }),
        loaded('member', { id: 'p1', companyId: 'x' }),
      ]);
      expect(idsOf(await store.list('hypothesis', { parent: 'odd' }))).toEqual(['h-003', 'h-001']);
      expect(idsOf(await store.list('material', { parent: 'research-1' }))).toEqual(['m1']);
      expect(idsOf(await store.list('contactList', { parent: 'a2' }))).toEqual(['c2']);
      expect(idsOf(await store.list('member', { parent: 'x' }))).toEqual(['p1']);
      expect(await store.list('member', { parent: 'nobody' })).toEqual({ items: [], total: 0, broken: [] });
    });

    it('is of some shelves, newest first; what is damaged stands with every one of them', async () => {
      await store.load([
        loaded('hypothesis', { id: 'a', status: 'added', stage: 'activation' }),
        loaded('hypothesis', { id: 'b', status: 'new', stage: 'activation' }),
        loaded('hypothesis', { id: 'c', status: 'in_backlog', stage: 'revenue' }),
        loaded('hypothesis', { id: 'd', status: 'added', stage: 'referral' }),
        loaded('hypothesis', { id: 'gone', status: 'added', deletedAt: '2026-01-02T00:00:00.000Z' }),
      ]);
      expect(idsOf(await store.list('hypothesis', { shelves: ['in_backlog'] }))).toEqual(['c']);
      expect(idsOf(await store.list('hypothesis', { shelves: WAITING_SHELVES }))).toEqual(['d', 'a']);
      expect(idsOf(await store.list('hypothesis', { shelves: TAKEN_UP_SHELVES }))).toEqual(['d', 'c', 'a']);
      await world.write({ kind: 'hypothesis', id: 'damaged' }, { id: 'damaged', v: 3, status: 7 });
      const page = await store.list('hypothesis', { shelves: WAITING_SHELVES });
      expect(page).toMatchObject({ total: 3, broken: [{ id: 'damaged' }] });
      expect(await store.list('research', { shelves: WAITING_SHELVES })).toMatchObject({ total: 0 });
    });

    it('follows a record to its new shelf', async () => {
      await store.load([loaded('hypothesis', { id: 'a', status: 'new', stage: 'activation' })]);
      expect((await store.list('hypothesis', { shelves: TAKEN_UP_SHELVES })).total).toBe(0);
      await store.commit([{ op: 'set', kind: 'hypothesis', id: 'a', fields: { status: 'added' } }]);
      expect(idsOf(await store.list('hypothesis', { shelves: TAKEN_UP_SHELVES }))).toEqual(['a']);
    });

    it('is whole where it is read in many pieces, those of one moment included', async () => {
      const many = Array.from({ length: 450 }, (_, index) =>
        loaded('hypothesis', {
          id: `h-${String(index).padStart(3, '0')}`,
          status: index % 2 === 0 ? 'added' : 'new',
          stage: 'activation',
          createdAt: new Date(Date.UTC(2026, 0, 1 + Math.floor(index / 400))).toISOString(),
        }),
      );
      await store.load(many);
      const ids = many.map(({ record }) => record.id).toReversed();
      expect(idsOf(await store.list('hypothesis'))).toEqual(ids);
      expect(idsOf(await store.list('hypothesis', { shelves: WAITING_SHELVES }))).toEqual(
        ids.filter((_, index) => index % 2 === 1),
      );
    });

    it('is not troubled by a kind that this build does not know', async () => {
      await store.load([loaded('contactList')]);
      const gone = { kind: 'contact', id: 'contact-1' } as unknown as RecordName;
      await world.write(gone, {
        id: 'contact-1',
        v: 1,
        type: 'phone',
        value: '+79000000001',
        audienceId: 'audience-1',
      });
      expect((await store.list('contactList')).items).toHaveLength(1);
      const dumped = await store.dump();
      expect(dumped.map(({ kind }) => kind)).toEqual(['contactList']);
      await store.load(dumped, { replace: true });
      expect((await store.list('contactList')).items).toHaveLength(1);
    });

    it('follows a record to its new parent', async () => {
      await store.load(numbered(2));
      await store.commit([{ op: 'set', kind: 'hypothesis', id: 'h-000', fields: { researchId: 'odd' } }]);
      expect((await store.list('hypothesis', { parent: 'odd' })).total).toBe(2);
      expect((await store.list('hypothesis', { parent: 'even' })).total).toBe(0);
    });
  });

  describe('tally', () => {
    const on = 'hypothesis:h';
    const said = (id: string, changed: Partial<Records['comment']> = {}) =>
      loaded('comment', { id, on, part: null, turns: {}, ...changed });
    const reply: Op = { op: 'restore', kind: 'comment', id: 'gone' };

    it('counts what one parent has, by what it counts for, and follows every change', async () => {
      await store.load([
        said('a'),
        said('b', { part: 'q0' }),
        said('c', { threadId: 'a' }),
        said('gone', { threadId: 'a', deletedAt: '2026-01-02T00:00:00.000Z' }),
        said('elsewhere', { on: 'hypothesis:other' }),
        loaded('review', { id: 'r', on }),
      ]);
      expect(await store.tally('comment', on)).toEqual({ 'open ': 1, 'open q0': 1, 'reply ': 1 });
      expect(await store.tally('review', on)).toEqual({ 'asked ': 1 });
      const turn = { isSettled: true, at: '2026-01-03T00:00:00.000Z', by: 'member-1', byName: '', position: 'a' };
      await store.commit([{ op: 'put', kind: 'comment', id: 'a', map: 'turns', key: 't', value: turn }, reply]);
      expect(await store.tally('comment', on)).toEqual({ 'settled ': 1, 'open q0': 1, 'reply ': 2 });
      await store.commit([{ op: 'remove', kind: 'comment', id: 'b' }]);
      expect(await store.tally('comment', on)).toEqual({ 'settled ': 1, 'reply ': 2 });
    });

    it('counts nothing of a parent that has none, nor of a kind that is not counted', async () => {
      await store.load([said('a'), loaded('hypothesis')]);
      expect(await store.tally('comment', 'hypothesis:nobody')).toEqual({});
      expect(await store.tally('hypothesis', 'research-1')).toEqual({});
    });

    it('counts what does not parse, too: a list reports it', async () => {
      await world.write({ kind: 'comment', id: 'damaged' }, { id: 'damaged', on, part: 7, turns: [null], v: 1 });
      expect(await store.tally('comment', on)).toEqual({ 'open ': 1 });
      expect(await store.list('comment', { parent: on })).toMatchObject({ total: 1, items: [] });
    });
  });

  describe('summaries', () => {
    it('follow every change, newest first', async () => {
      await store.commit([creation('research', { id: 'r1', title: 'Раз' })]);
      await store.commit([creation('research', { id: 'r2', title: 'Два' })]);
      await store.commit([creation('experiment'), creation('audience')]);
      await store.commit([{ op: 'set', kind: 'research', id: 'r1', fields: { title: 'Один' } }]);
      expect((await store.summaries('research')).items.map(({ title }) => title)).toEqual(['Два', 'Один']);
      expect((await store.summaries('experiment')).items).toMatchObject([{ name: 'Короткий путь' }]);
      expect((await store.summaries('audience')).items).toMatchObject([{ touchpoints: ['Сайт'] }]);

      await store.commit([{ op: 'remove', kind: 'research', id: 'r2' }]);
      expect(await store.summaries('research')).toMatchObject({ items: [{ title: 'Один' }], total: 1, broken: [] });
      await store.commit([{ op: 'restore', kind: 'research', id: 'r2' }]);
      expect((await store.summaries('research')).items.map(({ id }) => id)).toEqual(['r2', 'r1']);
    });

    it('are of the asked ids only', async () => {
      await store.commit(['r1', 'r2', 'r3'].map((id) => creation('research', { id })));
      await store.commit([{ op: 'remove', kind: 'research', id: 'r2' }]);
      const page = await store.summaries('research', ['r1', 'r2', 'r3', 'nobody', 'r1']);
      expect(page.items.map(({ id }) => id)).toEqual(['r3', 'r1']);
      expect(page.total).toBe(2);
    });
  });

  describe('damage', () => {
    const sound = { id: 'sound', title: 'Цело' };
    const damaged: readonly (readonly [string, unknown])[] = [
      ['nothing', null],
      ['number', 7],
      ['list', []],
      ['empty', {}],
      ['shape', { ...example('research', { id: 'shape' }), participants: 'много' }],
      ['status', { ...example('research', { id: 'status' }), status: 'forgotten' }],
      ['moment', { ...example('research', { id: 'moment' }), deletedAt: 5 }],
      ['created', { ...example('research', { id: 'created' }), createdAt: { at: 1 } }],
      ['map', { ...example('research', { id: 'map' }), insights: [] }],
      ['other', example('research', { id: 'another' })],
    ];
    const ids = damaged.map(([id]) => id).sort();

    beforeEach(async () => {
      await store.commit([creation('research', sound)]);
      for (const [id, stored] of damaged) await world.write({ kind: 'research', id }, stored);
    });

    it('is reported and leaves lists intact', async () => {
      const page = await store.list('research');
      expect(page.items.map(({ id }) => id)).toEqual(['sound']);
      expect(page.broken.map(({ id }) => id).sort()).toEqual(ids);
      expect(page.broken.find(({ id }) => id === 'shape')?.reason).toContain('participants');
      expect(page.total).toBe(ids.length + 1);
    });

    it('is reported beside summaries', async () => {
      const page = await store.summaries('research');
      expect(page.items.map(({ id }) => id)).toEqual(['sound']);
      expect(page.broken.map(({ id }) => id).sort()).toEqual(ids);
      const asked = await store.summaries('research', ['sound', 'shape']);
      expect(asked).toMatchObject({ items: [{ id: 'sound' }], broken: [{ id: 'shape' }] });
    });

    it('is refused when it is asked for by name or changed', async () => {
      for (const id of ids) {
        expect(await refusal(store.get('research', id))).toBe('invalid');
        const op: Op = { op: 'set', kind: 'research', id, fields: { title: 'Так' } };
        expect(await refusal(store.commit([op]))).toBe('invalid');
      }
    });

    it('is in the dump and comes back from it, still damaged', async () => {
      const records = await store.dump();
      expect(records).toHaveLength(ids.length + 1);
      await store.load(records, { replace: true });
      const page = await store.list('research');
      // A record that was only stored under another's id comes back sound under that one.
      expect(page.items.map(({ id }) => id)).toEqual(['sound', 'other']);
      expect(page.broken.map(({ id }) => id).sort()).toEqual(ids.filter((id) => id !== 'other'));
    });

    it('leaves a record of a newer version alone', async () => {
      const newer = { ...example('experiment'), v: KINDS.experiment.version + 1, verdict: 'MAYBE' };
      await world.write({ kind: 'experiment', id: 'experiment-1' }, newer);
      const page = await store.list('experiment');
      expect(page).toMatchObject({ items: [], total: 1, broken: [{ kind: 'experiment', id: 'experiment-1' }] });
      expect(page.broken[0]?.reason).toContain('newer');
      const op: Op = { op: 'set', kind: 'experiment', id: 'experiment-1', fields: { name: 'Так' } };
      expect(await refusal(store.commit([op]))).toBe('invalid');
      expect((await store.dump()).find(({ kind }) => kind === 'experiment')?.record).toEqual(newer);
    });
  });

  describe('changes', () => {
    it('are told here and to the other stores, with who made them and where', async () => {
      const other = await world.open(COMPANY, 'profile-of-vera');
      const here = vi.fn<(change: Change) => void>();
      const there = vi.fn<(change: Change) => void>();
      store.onChange(here);
      other.onChange(there);
      const { actor } = store;
      expect([actor, other.actor]).toEqual([ONLY_PERSON, 'profile-of-vera']);
      await store.commit([creation('research'), change('Дважды'), creation('company')]);
      const records = [
        { kind: 'research', id: 'research-1' },
        { kind: 'company', id: 'company-1' },
      ];
      expect(here.mock.calls).toEqual([[{ origin: 'here', actor, records }]]);
      await eventually(() => expect(there).toHaveBeenCalled());
      expect(there.mock.calls).toEqual([[{ origin: world.origin, actor, records }]]);
      expect(await other.get('research', 'research-1')).toMatchObject({ title: 'Дважды' });

      await other.commit([change('Оттуда')]);
      const [study] = records;
      expect(there.mock.calls[1]).toEqual([{ origin: 'here', actor: 'profile-of-vera', records: [study] }]);
      await eventually(() => expect(here).toHaveBeenCalledTimes(2));
      expect(here.mock.calls[1]).toEqual([{ origin: world.origin, actor: 'profile-of-vera', records: [study] }]);
    });

    it('stop when asked', async () => {
      const told = vi.fn<(change: Change) => void>();
      const stop = store.onChange(told);
      await store.commit([creation('research')]);
      stop();
      await store.commit([change('Тихо')]);
      expect(told).toHaveBeenCalledTimes(1);
    });

    it('say that something was erased for good, to whoever made it and to every other', async () => {
      const other = await world.open();
      await store.commit([creation('research')]);
      const [here, there] = [vi.fn<(change: Change) => void>(), vi.fn<(change: Change) => void>()];
      store.onChange(here);
      other.onChange(there);
      await store.commit([change('')], { erases: true });
      for (const told of [here, there])
        await eventually(() => expect(told.mock.calls.some(([{ erases }]) => erases)).toBe(true));
    });

    it('are of the space that the kind lives in: the person’s for all companies, a company’s for itself', async () => {
      const other = await world.open('company-2');
      const there = vi.fn<(change: Change) => void>();
      other.onChange(there);
      for (const kind of EXAMPLE_KINDS) await store.commit([creation(kind)]);
      const personal = EXAMPLE_KINDS.filter((kind) => KINDS[kind].isPersonal);
      await eventually(() => expect(there).toHaveBeenCalledTimes(personal.length));
      expect(there.mock.calls.map(([{ records }]) => records[0]?.kind)).toEqual(personal);
      for (const kind of EXAMPLE_KINDS) {
        expect(await store.list(kind)).toMatchObject({ total: 1 });
        expect(await other.list(kind)).toMatchObject({ total: KINDS[kind].isPersonal ? 1 : 0 });
      }
      expect((await other.dump()).map(({ kind }) => kind).toSorted()).toEqual(personal.toSorted());
    });

    it('of another company are none of ours, those of the person are', async () => {
      const other = await world.open('company-2');
      const told = vi.fn<(change: Change) => void>();
      other.onChange(told);
      await store.commit([creation('research')]);
      await store.commit([creation('research', { id: 'r2' }), creation('company')]);
      await eventually(() => expect(told).toHaveBeenCalled());
      const { actor } = store;
      const records = [{ kind: 'company', id: 'company-1' }];
      expect(told.mock.calls).toEqual([[{ origin: world.origin, actor, records }]]);
      expect(await other.get('research', 'research-1')).toBeUndefined();
      expect(await other.list('research')).toMatchObject({ total: 0 });
      expect(await other.summaries('research')).toMatchObject({ total: 0 });
      expect(await other.get('company', 'company-1')).toBeDefined();
      expect(await other.dump()).toHaveLength(1);
    });
  });

  describe('synchronisation', () => {
    it('says how far what is stored has got: no further than it has', async () => {
      expect(store.sync()).toEqual(world.settled);
      const told = vi.fn<(state: SyncState) => void>();
      const stop = store.onSync(told);
      await store.commit([creation('research')]);
      expect(store.sync()).toEqual(world.settled);
      stop();
      // It changes only where there is something to get to.
      expect(told.mock.calls.length > 0).toBe(world.settled.mode === 'team');
    });
  });

  describe('money', () => {
    it('belongs to a company: another has none, and an erased one leaves none', async () => {
      const other = await world.open('company-2');
      const money = [creation('transaction'), creation('paymentCard')];
      await store.commit([creation('company', { id: COMPANY }), creation('company', { id: 'company-2' }), ...money]);
      for (const kind of ['transaction', 'paymentCard'] as const) {
        expect(await other.list(kind)).toMatchObject({ total: 0 });
        expect(await store.list(kind)).toMatchObject({ total: 1 });
      }
      // Each company counts its own invoices from one.
      await other.commit([creation('transaction', { description: 'своя' })]);
      expect((await store.list('transaction')).items[0]?.description).not.toBe('своя');
      await store.eraseCompany(COMPANY);
      expect((await store.dump()).map(({ kind, record }) => `${kind}/${record.id}`)).toEqual(['company/company-2']);
      expect(await other.list('transaction')).toMatchObject({ total: 1 });
    });
  });

  describe('load and dump', () => {
    it('merges as it is told, with what is stored at that moment', async () => {
      const early = '2026-01-01T00:00:00.000Z';
      const late = '2026-06-01T00:00:00.000Z';
      await store.load([
        loaded('research', { id: 'a', title: 'Моё', updatedAt: late }),
        loaded('research', { id: 'b', title: 'Моё', updatedAt: early }),
        loaded('research', { id: 'mine' }),
      ]);
      const coming = [
        loaded('research', { id: 'a', title: 'Чужое', updatedAt: early }),
        loaded('research', { id: 'b', title: 'Чужое', updatedAt: late }),
        loaded('research', { id: 'new' }),
      ];
      await store.load(coming, {
        merge: (stored, { record }) => (record.updatedAt > stored.record.updatedAt ? record : null),
      });
      expect(await store.get('research', 'a')).toMatchObject({ title: 'Моё' });
      expect(await store.get('research', 'b')).toMatchObject({ title: 'Чужое' });
      expect(await store.get('research', 'mine')).toBeDefined();
      expect(await store.get('research', 'new')).toBeDefined();
      expect((await store.summaries('research')).items.find(({ id }) => id === 'b')?.title).toBe('Чужое');
    });

    it('keeps account records that are to stay, and puts another company in the place of the open one', async () => {
      const other = await world.open('company-2');
      await other.load([loaded('research', { id: 'old-of-2' })]);
      await store.load([
        loaded('research', { id: 'old-of-1' }),
        loaded('company', { id: 'company-1' }),
        loaded('company', { id: 'company-3' }),
      ]);
      const told: Change[] = [];
      const heardThere = new Promise<Change>((resolve) => {
        const stop = other.onChange((change) => {
          // The load just before may be reported only now.
          if (!change.records.some(({ id }) => id === 'new-of-2')) return;
          stop();
          resolve(change);
        });
      });
      store.onChange((change) => told.push(change));
      await store.load([loaded('research', { id: 'new-of-2' }), loaded('company', { id: 'company-2' })], {
        replace: true,
        keep: ({ kind, record }) => kind === 'company' && record.id === 'company-3',
        companyId: 'company-2',
      });
      expect((await store.dump()).map(({ record }) => record.id).toSorted()).toEqual(['company-2', 'company-3']);
      expect(idsOf(await other.list('research'))).toEqual(['new-of-2']);
      expect(told.map(names)).toEqual([['company/company-1', 'company/company-2', 'research/old-of-1']]);
      expect(names(await heardThere)).toEqual([
        'company/company-1',
        'company/company-2',
        'research/new-of-2',
        'research/old-of-2',
      ]);
    });

    it('round-trip every kind as it is', async () => {
      const records = [
        ...EXAMPLE_KINDS.map((kind) => loaded(kind)),
        loaded('research', { id: 'removed', deletedAt: '2026-01-05T00:00:00.000Z' }),
      ];
      await store.load(records);
      const dump = await store.dump();
      expect(sorted(dump)).toEqual(sorted(records));
      await store.load([loaded('audience', { id: 'extra' })]);
      await store.load(dump, { replace: true });
      expect(sorted(await store.dump())).toEqual(sorted(records));
      expect((await store.summaries('research')).items.map(({ id }) => id)).toEqual(['research-1']);
      expect((await store.summaries('audience')).total).toBe(1);
    });

    it('replace what is there, and tell both', async () => {
      await store.load([loaded('research', { id: 'old' }), loaded('company')]);
      const told = vi.fn<(change: Change) => void>();
      store.onChange(told);
      await store.load([loaded('research', { id: 'new' })], { replace: true });
      expect((await store.dump()).map(({ record }) => record.id)).toEqual(['new']);
      const names = told.mock.calls[0]?.[0].records.map(({ id }) => id) ?? [];
      expect([...names].sort()).toEqual(['company-1', 'new', 'old']);
    });

    it('leave another company alone', async () => {
      const other = await world.open('company-2');
      await other.commit([creation('research', { id: 'theirs' })]);
      await store.load([], { replace: true });
      expect(await other.get('research', 'theirs')).toBeDefined();
    });

    it('refuse what has no kind or no id, all or none', async () => {
      const bad = [{ kind: 'ghost', record: example('research') }, { kind: 'research', record: { title: 'x' } }, null];
      for (const record of bad) {
        const records = [loaded('audience'), record] as unknown as LoadedRecord[];
        expect(await refusal(store.load(records))).toBe('invalid');
      }
      expect(await store.dump()).toEqual([]);
    });

    it('happen at most once when asked to be first', async () => {
      const other = await world.open();
      expect(await store.isFresh()).toBe(true);
      const done = await Promise.all(
        [store, other].map((one, index) =>
          one.load([loaded('profile', { name: `Имя ${index}` }), loaded('research', { id: `r${index}` })], {
            onlyIfFresh: true,
          }),
        ),
      );
      expect([...done].sort()).toEqual([false, true]);
      expect(await store.dump()).toHaveLength(2);
      expect(await other.isFresh()).toBe(false);
    });

    it('know a browser where everything was deleted from a fresh one', async () => {
      await store.commit([creation('company')]);
      await store.commit([{ op: 'remove', kind: 'company', id: 'company-1' }]);
      expect(await store.isFresh()).toBe(false);
      await store.load([], { replace: true });
      expect(await store.dump()).toEqual([]);
      expect(await store.isFresh()).toBe(false);
    });
  });

  describe('a company that is erased', () => {
    it('goes with its workspace, members and files, and nothing else goes', async () => {
      const other = await world.open('company-2');
      const shared = await store.files.put(new Blob(['both']));
      const theirs = await store.files.put(new Blob(['theirs']));
      const removed = await store.files.put(new Blob(['removed']));
      await store.commit([
        creation('company'),
        creation('company', { id: 'company-2' }),
        creation('member'),
        creation('member', { id: 'm2', companyId: 'company-2' }),
        creation('member', { id: 'm3', companyId: 'company-2' }),
        creation('research'),
        creation('material', { id: 'here', fileId: shared }),
        creation('profile'),
      ]);
      await other.commit([
        creation('research', { id: 'r2' }),
        creation('contactList', { id: 'c2' }),
        creation('material', { id: 'a', fileId: shared }),
        creation('material', { id: 'b', fileId: theirs }),
        creation('material', { id: 'c', fileId: removed }),
      ]);
      await other.commit([
        { op: 'remove', kind: 'material', id: 'c' },
        { op: 'remove', kind: 'member', id: 'm3' },
      ]);
      const here = vi.fn<(change: Change) => void>();
      const elsewhere = vi.fn<(change: Change) => void>();
      store.onChange(here);
      other.onChange(elsewhere);

      await store.eraseCompany('company-2');
      const left = (await store.dump()).map(({ kind, record }) => `${kind}/${record.id}`).sort();
      expect(left).toEqual([
        'company/company-1',
        'material/here',
        'member/member-1',
        'profile/profile',
        'research/research-1',
      ]);
      const lost = (await other.dump()).filter(({ kind }) => kind === 'research' || kind === 'contactList');
      expect(lost).toEqual([]);
      expect(await other.summaries('research')).toMatchObject({ items: [], total: 0 });
      expect(await store.summaries('research')).toMatchObject({ total: 1 });
      expect(await store.files.get(shared)).toBeDefined();
      expect(await store.files.get(theirs)).toBeUndefined();
      expect(await store.files.get(removed)).toBeUndefined();
      const ofAccount = ['company/company-2', 'member/m2', 'member/m3'];
      const ofSpace = ['contactList/c2', 'material/a', 'material/b', 'material/c', 'research/r2'];
      expect(namesIn(here)).toContainEqual(ofAccount);
      await eventually(() => expect(namesIn(elsewhere)).toContainEqual([...ofAccount, ...ofSpace].sort()));
    });

    it('can be the one that the store was opened for', async () => {
      await store.commit([creation('company'), creation('company', { id: 'company-2' }), creation('research')]);
      await store.eraseCompany(COMPANY);
      expect((await store.dump()).map(({ record }) => record.id)).toEqual(['company-2']);
    });

    it('is never the last one that lives', async () => {
      await store.commit([creation('company'), creation('company', { id: 'company-2' }), creation('research')]);
      await store.commit([{ op: 'remove', kind: 'company', id: 'company-2' }]);
      expect(await refusal(store.eraseCompany(COMPANY))).toBe('conflict');
      expect(await store.get('research', 'research-1')).toBeDefined();
    });
  });

  describe('files', () => {
    const ABC = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';

    it('are named by their SHA-256, and kept once', async () => {
      expect(await store.files.put(new Blob(['abc'], { type: 'text/plain' }))).toBe(ABC);
      expect(await store.files.put(new Blob(['a', 'bc']))).toBe(ABC);
      const kept = await store.files.get(ABC);
      expect(await kept?.text()).toBe('abc');
      expect(kept?.type).toBe('text/plain');
      expect(await store.files.get('00')).toBeUndefined();
      expect(await store.files.put(new Blob([]))).toBe(
        'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
      );
    });

    it('tell how far hashing is', async () => {
      const size = 9 * 1024 * 1024;
      const told: [number, number][] = [];
      await store.files.put(new Blob([new Uint8Array(size)]), {
        onProgress: (done, total) => told.push([done, total]),
      });
      expect(told.length).toBeGreaterThan(1);
      expect(told.every(([, total]) => total === size)).toBe(true);
      expect(told.map(([done]) => done)).toEqual(told.map(([done]) => done).sort((a, b) => a - b));
      expect(told.at(-1)).toEqual([size, size]);
    });

    it('are given up when the caller cancels', async () => {
      expect(await refusal(store.files.put(new Blob(['abc']), { signal: AbortSignal.abort() }))).toBe('aborted');
      const controller = new AbortController();
      const onProgress = (): void => controller.abort();
      const blob = new Blob([new Uint8Array(9 * 1024 * 1024)]);
      expect(await refusal(store.files.put(blob, { signal: controller.signal, onProgress }))).toBe('aborted');
      expect(await store.files.get(ABC)).toBeUndefined();
    });

    it('go when nothing names them any more', async () => {
      const put = (text: string): Promise<string> => store.files.put(new Blob([text]));
      const [living, removedLater, removed, avatar, theirs, nameless] = [
        await put('living'),
        await put('removed later'),
        await put('removed'),
        await put('avatar'),
        await put('theirs'),
        await put('nameless'),
      ];
      const other = await world.open('company-2');
      await other.commit([creation('material', { id: 'm4', fileId: theirs })]);
      await store.commit([
        creation('material', { id: 'm1', fileId: living }),
        creation('material', { id: 'm2', fileId: removedLater }),
        creation('material', { id: 'm3', fileId: removed }),
        creation('profile', { avatarFileId: avatar }),
      ]);
      await world.write({ kind: 'material', id: 'm5' }, null);
      const { at } = await store.commit([{ op: 'remove', kind: 'material', id: 'm3' }]);
      const late = await put('late');
      await store.commit([{ op: 'remove', kind: 'material', id: 'm2' }]);
      expect(await store.files.sweep(at)).toBe(2);
      for (const id of [living, removedLater, avatar, theirs, late]) expect(await store.files.get(id)).toBeDefined();
      for (const id of [removed, nameless]) expect(await store.files.get(id)).toBeUndefined();
      expect(await store.files.sweep(at)).toBe(0);
    });

    it('go at once when they are erased, unless a living record names them', async () => {
      const other = await world.open('company-2');
      const [named, ofRemoved, nameless] = [
        await store.files.put(new Blob(['named'])),
        await store.files.put(new Blob(['of a removed one'])),
        await store.files.put(new Blob(['nameless'])),
      ];
      await other.commit([creation('material', { id: 'm1', fileId: named })]);
      await store.commit([creation('material', { id: 'm2', fileId: ofRemoved })]);
      await store.commit([{ op: 'remove', kind: 'material', id: 'm2' }]);
      expect(await store.files.erase(named)).toBe(false);
      expect(await store.files.erase(ofRemoved)).toBe(true);
      expect(await store.files.erase(nameless)).toBe(true);
      expect(await store.files.erase(nameless)).toBe(false);
      expect(await store.files.get(named)).toBeDefined();
      for (const id of [ofRemoved, nameless]) expect(await store.files.get(id)).toBeUndefined();
    });
  });

  it('throws `closed`, and nothing else, once it is closed', async () => {
    const other = await world.open();
    const heard = vi.fn<(change: Change) => void>();
    store.onChange(heard);
    expect(store.status).toBe('open');
    store.close();
    store.close();
    expect(store.status).toBe('closed');
    const calls = [
      store.get('research', 'x'),
      store.list('research'),
      store.summaries('research'),
      store.commit([]),
      store.load([]),
      store.dump(),
      store.isFresh(),
      store.eraseCompany('company-2'),
      store.files.put(new Blob(['abc'])),
      store.files.get('x'),
      store.files.sweep('2026'),
      store.files.erase('x'),
    ];
    expect(await Promise.all(calls.map(refusal))).toEqual(calls.map(() => 'closed'));
    await other.commit([creation('research')]);
    expect(await other.get('research', 'research-1')).toBeDefined();
    expect(heard).not.toHaveBeenCalled();
  });
}
