import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { Op } from '#src/domain/core/operation.ts';
import { MOST_STEPS } from '#src/domain/core/undo.ts';
import { createMemoryStore } from '#store/memory.ts';
import { createMemoryBacking } from '#store/memory/backing.ts';
import { type Store } from '#store/port.ts';
import { StoreError } from '#src/domain/core/storeError.ts';
import { stepWords } from '#app/shared/undoToast.ts';
import { withUndo } from '#store/undo.ts';

import { createClock, creation, ensuring } from './examples.ts';
import { anyCommits } from './sequences.ts';

const world = () => {
  const backing = createMemoryBacking();
  const now = createClock();
  return { tab: () => withUndo(createMemoryStore({ companyId: 'company-1', now, backing })) };
};

/** Returns the records that a person can see: living ones without the store's own moments. */
async function living(store: Store): Promise<Map<string, unknown>> {
  const records = await store.dump();
  return new Map(
    records.flatMap(({ kind, record }) => {
      const { updatedAt: _updatedAt, createdAt: _createdAt, deletedAt, ...data } = record;
      return deletedAt === null ? [[`${kind}/${record.id}`, data] as const] : [];
    }),
  );
}

const retitle = (title: string): Op => ({ op: 'set', kind: 'research', id: 'research-1', fields: { title } });
const titleOf = async (store: Store) => (await store.get('research', 'research-1'))?.title;

const insight = (key: string, text: string): Op => ({
  op: 'put',
  kind: 'research',
  id: 'research-1',
  map: 'insights',
  key,
  value: { text, quote: '', passage: null, position: key },
});

const onBoard = (field: string, content: string): Op[] => [
  ensuring('board', { cards: {} }),
  {
    op: 'put',
    kind: 'board',
    id: 'vision',
    map: 'cards',
    key: field,
    value: { content, editedAt: '2026-01-01', position: 'a' },
  } as Op,
];
const cardsOf = async (store: Store) => Object.keys((await store.get('board', 'vision'))?.cards ?? {}).toSorted();

describe('undo', () => {
  it('takes everything back and does everything again, whatever was done', async () => {
    await fc.assert(
      fc.asyncProperty(anyCommits, async (commits) => {
        const { store, undo } = world().tab();
        const seen = [await living(store)];
        for (const ops of commits) {
          const done = await store.commit(ops).then(
            () => true,
            () => false,
          );
          if (done) seen.push(await living(store));
        }
        for (const before of seen.slice(0, -1).toReversed()) {
          expect((await undo.undo()).kind).toBe('done');
          expect(await living(store)).toEqual(before);
        }
        expect((await undo.undo()).kind).toBe('nothing');
        for (const after of seen.slice(1)) {
          expect((await undo.redo()).kind).toBe('done');
          expect(await living(store)).toEqual(after);
        }
        expect((await undo.redo()).kind).toBe('nothing');
      }),
      { numRuns: 200 },
    );
  });

  it('pressed while a change is still being written takes that change back, not the one before it', async () => {
    const { store } = world().tab();
    await store.commit([creation('research', { title: 'Было' })]);
    const slow = withUndo({
      ...store,
      commit: async (ops, options) => {
        await store.get('research', 'research-1');
        return store.commit(ops, options);
      },
    });
    await slow.store.commit([retitle('Стало')]);
    const saving = slow.store.commit([retitle('Стало ещё раз')]);
    expect((await slow.undo.undo()).kind).toBe('done');
    await saving;
    expect(await titleOf(store)).toBe('Стало');
  });

  it('remembers the last fifty steps', async () => {
    const { store, undo } = world().tab();
    await store.commit([creation('research')]);
    for (let step = 0; step <= MOST_STEPS; step += 1) await store.commit([retitle(`Правка ${step}`)]);
    for (let step = 0; step < MOST_STEPS; step += 1) expect((await undo.undo()).kind).toBe('done');
    expect((await undo.undo()).kind).toBe('nothing');
    expect(await titleOf(store)).toBe('Правка 0');
  });

  it('forgets what was taken back once something new is done', async () => {
    const { store, undo } = world().tab();
    await store.commit([creation('research')]);
    await store.commit([retitle('Первое')]);
    await undo.undo();
    await store.commit([retitle('Второе')]);
    expect((await undo.redo()).kind).toBe('nothing');
    expect(await titleOf(store)).toBe('Второе');
  });

  it('two quick presses take back two steps', async () => {
    const { store, undo } = world().tab();
    await store.commit([creation('research', { title: 'Было' })]);
    await store.commit([retitle('Первое')]);
    await store.commit([retitle('Второе')]);
    await Promise.all([undo.undo(), undo.undo()]);
    expect(await titleOf(store)).toBe('Было');
  });

  it('says what the change was that it takes back', async () => {
    const { store, undo } = world().tab();
    const back = async (...ops: Op[]): Promise<string> => {
      await store.commit(ops);
      const outcome = await undo.undo();
      if (outcome.kind !== 'done') throw new Error(outcome.kind);
      const words = await stepWords(store, outcome.ops);
      await undo.redo();
      return words;
    };
    expect(await back(creation('audience', { name: 'Жильцы' }))).toBe('Аудитория «Жильцы»: создание');
    expect(await back({ op: 'set', kind: 'audience', id: 'audience-1', fields: { description: 'Кто платит' } })).toBe(
      'Аудитория «Жильцы»: Описание',
    );
    expect(await back({ op: 'remove', kind: 'audience', id: 'audience-1' })).toBe('Аудитория «Жильцы»: удаление');
    expect(await back(...onBoard('needs', 'Слово'))).toMatch(/: Потребности/);
  });

  it('counts the toast’s way back as an undo: it can be done again', async () => {
    const { store, undo } = world().tab();
    await store.commit([creation('research')]);
    const { inverse } = await store.commit([{ op: 'remove', kind: 'research', id: 'research-1' }]);
    await store.commit(inverse);
    expect((await undo.redo()).kind).toBe('done');
    expect((await store.get('research', 'research-1'))?.deletedAt).not.toBeNull();
  });

  it('leaves alone what another tab did', async () => {
    const { tab } = world();
    const [here, there] = [tab(), tab()];
    await here.store.commit([creation('research')]);
    await there.store.commit([retitle('Оттуда')]);
    expect((await there.undo.undo()).kind).toBe('done');
    await there.store.commit([{ ...retitle('x'), fields: { description: 'Оттуда' } } as Op]);

    // The study that another tab has written into is not taken away.
    expect((await here.undo.undo()).kind).toBe('changed');
    expect((await here.undo.undo()).kind).toBe('nothing');
    expect((await here.store.get('research', 'research-1'))?.description).toBe('Оттуда');
  });

  it('takes back its own field beside a field that another tab changed', async () => {
    const { tab } = world();
    const [here, there] = [tab(), tab()];
    await there.store.commit([creation('research', { title: 'Было' })]);
    await here.store.commit([retitle('Стало')]);
    await there.store.commit([{ ...retitle('x'), fields: { description: 'Оттуда' } } as Op]);
    expect((await here.undo.undo()).kind).toBe('done');
    expect(await here.store.get('research', 'research-1')).toMatchObject({ title: 'Было', description: 'Оттуда' });
  });

  it('takes back its own field of a member beside one that another tab changed, and not one that it changed itself', async () => {
    const { tab } = world();
    const [here, there] = [tab(), tab()];
    const product = { op: 'setMember', kind: 'company', id: 'company-1', map: 'products', key: 'p-0' } as const;
    const products = async () => (await here.store.get('company', 'company-1'))?.products;
    await there.store.commit([creation('company')]);
    await here.store.commit([{ ...product, fields: { name: 'Портал' } }]);
    await there.store.commit([{ ...product, fields: { status: 'development' } }]);
    expect((await here.undo.undo()).kind).toBe('done');
    expect(await products()).toMatchObject({ 'p-0': { name: 'Сайт', status: 'development' } });
    expect((await here.undo.redo()).kind).toBe('done');
    await there.store.commit([{ ...product, fields: { name: 'Оттуда' } }]);
    expect((await here.undo.undo()).kind).toBe('changed');
    expect(await products()).toMatchObject({ 'p-0': { name: 'Оттуда', status: 'development' } });
  });

  it('leaves a record that it made to another tab that has put a member into it, even where it put one itself', async () => {
    const { tab } = world();
    const [here, there] = [tab(), tab()];
    await here.store.commit([creation('research', { insights: {} }), insight('a', 'Здесь')]);
    await there.store.commit([insight('b', 'Там')]);
    expect((await here.undo.undo()).kind).toBe('changed');
    expect(Object.keys((await here.store.get('research', 'research-1'))?.insights ?? {})).toEqual(['a', 'b']);
  });

  it('of the card that made a board takes the board away, and it can be made again', async () => {
    const { store, undo } = world().tab();
    for (const content of ['Первое', 'Второе']) {
      await store.commit(onBoard('needs', content));
      expect((await undo.undo()).kind).toBe('done');
      expect((await store.list('board')).total).toBe(0);
      expect((await undo.redo()).kind).toBe('done');
      expect((await undo.undo()).kind).toBe('done');
    }
    await store.commit(onBoard('product', 'Третье'));
    expect(await cardsOf(store)).toEqual(['product']);
  });

  it('of the card that made a board leaves the board to another tab that has written on it', async () => {
    const { tab } = world();
    const [here, there] = [tab(), tab()];
    await here.store.commit(onBoard('needs', 'Здесь'));
    await there.store.commit(onBoard('product', 'Там'));
    expect((await here.undo.undo()).kind).toBe('done');
    expect(await cardsOf(here.store)).toEqual(['product']);
    expect((await here.undo.redo()).kind).toBe('done');
    expect(await cardsOf(here.store)).toEqual(['needs', 'product']);
    expect((await here.undo.undo()).kind).toBe('done');
    expect((await there.undo.undo()).kind).toBe('done');
    expect(await cardsOf(here.store)).toEqual([]);
  });

  it('remembers nothing of what was erased for good, of the talk with the assistant, of a workspace put in place', async () => {
    const { store, undo } = world().tab();
    await store.commit([creation('research')]);
    await store.commit([{ op: 'remove', kind: 'research', id: 'research-1' }], { erases: true });
    expect((await undo.undo()).kind).toBe('erased');
    expect((await undo.redo()).kind).toBe('nothing');
    await store.commit([creation('interview')]);
    expect((await undo.undo()).kind).toBe('nothing');
    await store.commit([creation('audience')]);
    await store.load(await store.dump(), { replace: true });
    expect((await undo.undo()).kind).toBe('nothing');
  });

  it('remembers nothing of what another tab erased for good, and says so until something is done', async () => {
    const { tab } = world();
    const [here, there] = [tab(), tab()];
    await here.store.commit([creation('research', { title: 'Слова человека' })]);
    await there.store.commit([{ op: 'remove', kind: 'research', id: 'research-1' }], { erases: true });
    expect((await here.undo.undo()).kind).toBe('erased');
    await here.store.commit([creation('audience')]);
    expect((await here.undo.undo()).kind).toBe('done');
    expect((await here.undo.undo()).kind).toBe('nothing');
  });

  it('a refused commit is no step; a failing one keeps the step', async () => {
    const { store, undo } = world().tab();
    await store.commit([creation('research')]);
    await store.commit([creation('research')]).catch(() => undefined);
    const memory = createMemoryStore({ companyId: 'company-1', now: createClock() });
    await memory.commit([creation('research')]);
    let full = false;
    const failing = withUndo({
      ...memory,
      commit: (ops, options) => (full ? Promise.reject(new StoreError('quota', 'full')) : memory.commit(ops, options)),
    });
    await failing.store.commit([retitle('Стало')]);
    full = true;
    await expect(failing.undo.undo()).rejects.toThrow('full');
    full = false;
    expect((await failing.undo.undo()).kind).toBe('done');
    expect((await undo.undo()).kind).toBe('done');
    expect((await undo.undo()).kind).toBe('nothing');
  });
});
