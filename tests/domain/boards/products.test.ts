import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { BOARD_IDS, boardIdOf, boardOf, type Board } from '#src/domain/boards/board.ts';
import { editCard, type BoardContext } from '#src/domain/boards/cardEdits.ts';
import { contentOf, versionsOf } from '#src/domain/boards/cards.ts';
import { applyOp, invertOp, type Op } from '#src/domain/core/operation.ts';
import type { StoredRecord } from '#src/domain/core/record.ts';
import { planCommit } from '#src/domain/plan.ts';
import {
  ALL_PRODUCTS,
  chosenProduct,
  nameIn,
  namesOf,
  ofProduct,
  ownerLine,
  productIn,
  productsOf,
  type Product,
} from '#src/domain/boards/products/product.ts';
import { clashesOf, holdingsOf, removeProduct, type ProductWork } from '#src/domain/boards/products/removal.ts';
import {
  addProduct,
  changeProduct,
  checkProduct,
  holdingsLine,
  moveProduct,
  PRODUCT_NAME_LENGTH,
} from '#src/domain/boards/products/rules.ts';
import { parseRecord } from '#src/domain/schemas.ts';
import { searchDocsOf } from '#src/domain/search/searchDocs.ts';

const AT = '2026-11-26T12:00:00.000Z';

function counter(prefix = 'new'): () => string {
  let next = 0;
  return () => `${prefix}-${(next += 1)}`;
}
const context = (): BoardContext => ({ at: AT, newId: counter('v') });

const product = (id: string, position: string, name = id): Product => ({
  id,
  name,
  description: '',
  position,
  v: 1,
  createdAt: AT,
  updatedAt: AT,
  deletedAt: null,
});

/** Records after operations, removed ones left out. */
function after<R extends StoredRecord>(records: readonly R[], ops: readonly Op[]): readonly R[] {
  const all = new Map<string, StoredRecord>(records.map((one) => [one.id, one]));
  for (const op of ops) all.set(op.id, applyOp(all.get(op.id), op, AT) as StoredRecord);
  return [...all.values()].filter(({ deletedAt }) => deletedAt === null) as R[];
}

const idsOf = (records: readonly Product[]): string[] => productsOf(records, 'Компания').map(({ id }) => id);

describe('ids of boards', () => {
  it('are the board’s name for the main product, with the product’s id for another', () => {
    expect(boardIdOf('vision', 'main')).toBe('vision');
    expect(boardIdOf('market', 'p')).toBe('market:p');
    expect(boardOf('vision')).toEqual({ board: 'vision', productId: 'main' });
  });

  it('are read as they are written, and nothing else is one', () => {
    fc.assert(
      fc.property(fc.constantFrom(...BOARD_IDS), fc.string({ minLength: 1 }), (board, productId) => {
        expect(boardOf(boardIdOf(board, productId))).toEqual({ board, productId });
      }),
    );
    expect(['', 'visio', 'vision:', 'vision:main', ':vision', 'chat'].map(boardOf)).toEqual(Array(6).fill(null));
  });
});

describe('products of a company', () => {
  it('begin with one, called as the company is', () => {
    expect(productsOf([], 'Ромашка')).toEqual([{ id: 'main', name: 'Ромашка', description: '' }]);
  });

  it('stand in their order, the main one first until it is moved', () => {
    const records = [product('b', 'b'), product('a', 'a0001i')];
    expect(idsOf(records)).toEqual(['main', 'a', 'b']);
    expect(idsOf(after(records, moveProduct('main', 1, records)))).toEqual(['a', 'main', 'b']);
  });

  it('are named where there are several: what is of none that is there is the first one’s', () => {
    const names = namesOf(productsOf([product('p', 'b', 'Голос')], 'Ромашка'));
    expect(['p', 'main', 'gone'].map((id) => nameIn(names, id))).toEqual(['Голос', 'Ромашка', 'Ромашка']);
    expect(namesOf(productsOf([], 'Ромашка'))).toBeNull();
    expect(nameIn(null, 'main')).toBe('');
    expect(ownerLine('Ромашка', 'Голос')).toBe('Ромашка · Голос');
    expect(ownerLine('Ромашка', '')).toBe('Ромашка');
  });

  it('say nothing of products while there is one, whatever the address asks', () => {
    const one = productsOf([], 'Ромашка');
    expect(chosenProduct(one, ALL_PRODUCTS, 'gone')).toBe('main');
    expect(ofProduct([{ productId: 'gone' }], one, 'main')).toHaveLength(1);
  });

  it('are shown as the address asks, else as before, else together', () => {
    const two = productsOf([product('p', 'b')], 'Ромашка');
    expect(chosenProduct(two, 'p', 'main')).toBe('p');
    expect(chosenProduct(two, 'gone', 'main')).toBe('main');
    expect(chosenProduct(two, null, 'gone')).toBe(ALL_PRODUCTS);
    expect(chosenProduct(two, ALL_PRODUCTS, 'p')).toBe(ALL_PRODUCTS);
  });

  it('keep everything in some list: what names a product that is gone is the main one’s', () => {
    const ids = fc.constantFrom('main', 'p', 'q', 'gone', '');
    fc.assert(
      fc.property(fc.array(ids), fc.subarray(['p', 'q']), (productIds, there) => {
        const products = productsOf(
          there.map((id) => product(id, `b${id}`)),
          'Ромашка',
        );
        const list = productIds.map((productId, index) => ({ productId, index }));
        const listed = products.flatMap(({ id }) => ofProduct(list, products, id));
        expect(listed).toHaveLength(list.length);
        expect(new Set(listed.map(({ index }) => index)).size).toBe(list.length);
        for (const { productId } of list)
          expect(products.map(({ id }) => id)).toContain(productIn(products, productId));
      }),
    );
  });

  it('are found by their names; one without a name is not', () => {
    expect(searchDocsOf('product', product('p', 'b', 'Бот'))).toMatchObject([{ title: 'Бот' }]);
    expect(searchDocsOf('product', product('main', 'b', ' '))).toEqual([]);
  });
});

const shown = productsOf([product('p', 'b', 'Бот для интервью')], 'Ромашка');
const named = (name: string, ownId?: string): string | undefined =>
  checkProduct({ name, description: '' }, shown, ownId).name;

describe('a product', () => {
  it('has a name of its own', () => {
    expect(named('  ')).toBe('Назовите продукт');
    expect(named('БОТ  для интервью')).toContain('уже есть');
    expect(named('ромашка')).toContain('уже есть');
    expect(named('Бот для интервью', 'p')).toBeUndefined();
    expect(named('я'.repeat(PRODUCT_NAME_LENGTH))).toBeUndefined();
    expect(named('я'.repeat(PRODUCT_NAME_LENGTH + 1))).toContain('Не длиннее');
    expect(() => addProduct({ name: '', description: '' }, [], shown, counter())).toThrow(RangeError);
  });

  it('comes after the others', () => {
    const records = [product('p', 'b')];
    const { id, ops } = addProduct({ name: ' Второй  бот ', description: '' }, records, shown, counter());
    const now = after(records, ops);
    expect(idsOf(now)).toEqual(['main', 'p', id]);
    expect(now.at(-1)).toMatchObject({ name: 'Второй бот' });
  });

  it('is named where nobody named it before, and two devices that do so merge', () => {
    const ops = changeProduct('main', { name: 'Ядро', description: '' }, [], shown);
    const once = after<Product>([], ops);
    expect(once).toMatchObject([{ id: 'main', name: 'Ядро' }]);
    const twice = after(once, changeProduct('main', { name: 'Сердце', description: '' }, [], shown));
    expect(twice).toMatchObject([{ id: 'main', name: 'Сердце', description: '' }]);
    expect(changeProduct('p', { name: 'Бот для интервью', description: '' }, [product('p', 'b')], shown)).toEqual([]);
  });

  it('moves by one place, also among those that two devices gave one place', () => {
    const records = fc
      .uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'main'), { minLength: 1 })
      .chain((ids) =>
        fc
          .array(fc.constantFrom('a0000i', 'a0001i', 'a0002i'), { minLength: ids.length, maxLength: ids.length })
          .map((places) => ids.map((id, index) => product(id, places[index] ?? 'a'))),
      );
    fc.assert(
      fc.property(records, fc.nat(5), fc.constantFrom(-1 as const, 1 as const), (there, at, by) => {
        const before = idsOf(there);
        const from = at % before.length;
        const id = before[from] ?? '';
        const wanted = before.filter((one) => one !== id);
        const to = from + by;
        const isThere = to >= 0 && to < before.length;
        wanted.splice(isThere ? to : from, 0, id);
        const ops = moveProduct(id, by, there);
        expect(idsOf(after(there, ops))).toEqual(wanted);
        expect(ops.length > 0).toBe(isThere);
      }),
    );
  });
});

const empty = (id: string): Board =>
  ({
    ...product(id, ''),
    v: 3,
    cards: {},
    history: {},
    citedResearch: {},
    decidedInsights: {},
    name: undefined,
    description: undefined,
    position: undefined,
  }) as unknown as Board;
const boardWith = (id: Board['id'], texts: Readonly<Record<string, string>>): Board =>
  Object.entries(texts).reduce<Board>(
    (board, [field, text]) =>
      editCard(board, id, field as 'needs', text, { at: AT, newId: counter(id) }).reduce(
        (now, op) => applyOp(now, op, AT) as Board,
        board,
      ),
    empty(id),
  );

const work: ProductWork = {
  boards: [
    boardWith('vision', { needs: 'Свои', channels: '  ' }),
    boardWith('vision:p', { needs: 'Чужие', channels: 'Рассылка' }),
    boardWith('market:p', { trends: 'Боты' }),
    boardWith('market:q', { trends: 'Другое' }),
  ],
  hypotheses: [
    { id: 'h1', productId: 'p' },
    { id: 'h2', productId: 'main' },
  ],
  experiments: [{ id: 'e1', productId: 'p' }],
};

/** Returns the fate of work that is no board. */
const restGoing = (to: string | null): readonly Op[] =>
  removeProduct('p', to, work, context()).filter(({ kind }) => kind === 'hypothesis' || kind === 'experiment');

describe('removing a product', () => {
  it('counts what it holds', () => {
    expect(holdingsOf('p', work)).toEqual({ cards: 3, hypotheses: 1, experiments: 1 });
    expect(holdingsLine(holdingsOf('p', work))).toBe('3\u00A0карточки досок, 1\u00A0гипотеза, 1\u00A0эксперимент');
    expect(holdingsLine({ cards: 0, hypotheses: 5, experiments: 0 })).toBe('5\u00A0гипотез');
    expect(clashesOf('p', 'main', work)).toBe(1);
    expect(clashesOf('p', 'q', work)).toBe(1);
  });

  it('gives another one what it holds: no word is lost, and what stands there stays', () => {
    const boards = after(
      work.boards,
      removeProduct('p', 'main', work, context()).filter(({ kind }) => kind === 'board'),
    );
    const vision = boards.find(({ id }) => id === 'vision') ?? null;
    expect(contentOf(vision, 'needs')).toBe('Свои');
    expect(versionsOf(vision, 'needs').map(({ content }) => content)).toEqual(['Чужие']);
    expect(contentOf(vision, 'channels')).toBe('Рассылка');
    expect(contentOf(boards.find(({ id }) => id === 'market') ?? null, 'trends')).toBe('Боты');
    expect(boards.map(({ id }) => id).toSorted()).toEqual(['market', 'market:q', 'vision']);
    for (const board of boards) expect(parseRecord('board', { ...board })).toMatchObject({ ok: true });
  });

  it('moves hypotheses and experiments, or removes them with it, and nobody else’s', () => {
    expect(restGoing('q')).toEqual([
      { op: 'set', kind: 'hypothesis', id: 'h1', fields: { productId: 'q' } },
      { op: 'set', kind: 'experiment', id: 'e1', fields: { productId: 'q' } },
    ]);
    expect(restGoing(null)).toEqual([
      { op: 'remove', kind: 'hypothesis', id: 'h1' },
      { op: 'remove', kind: 'experiment', id: 'e1' },
    ]);
  });

  it('is taken back whole, whichever way it went', () => {
    fc.assert(
      fc.property(fc.constantFrom('main', 'q', null), (to) => {
        const records = new Map<string, StoredRecord>([...work.boards, product('p', 'b')].map((one) => [one.id, one]));
        const before = new Map(records);
        const inverse: Op[] = [];
        const ops = removeProduct('p', to, { ...work, hypotheses: [], experiments: [] }, context());
        for (const op of ops) {
          inverse.unshift(...invertOp(records.get(op.id), op));
          records.set(op.id, applyOp(records.get(op.id), op, AT) as StoredRecord);
        }
        expect(records.get('p')?.deletedAt).toBe(AT);
        for (const op of inverse) records.set(op.id, applyOp(records.get(op.id), op, AT) as StoredRecord);
        for (const [id, record] of before) expect(records.get(id)).toEqual({ ...record, updatedAt: AT });
      }),
    );
  });

  it('commits as the store does', () => {
    const rows = new Map<string, unknown>(
      [...work.boards.map((one) => ['board', one] as const), ['product', product('p', 'b')] as const].map(
        ([kind, one]) => [`${kind}/${one.id}`, { ...one }],
      ),
    );
    const ops = removeProduct('p', 'main', { ...work, hypotheses: [], experiments: [] }, context());
    const plan = planCommit(ops, {}, ({ kind, id }) => rows.get(`${kind}/${id}`), new Date(AT));
    expect(plan.writes.map(({ record }) => record.id).toSorted()).toEqual([
      'market',
      'market:p',
      'p',
      'vision',
      'vision:p',
    ]);
  });

  it('never removes the main one, nor gives a product to itself', () => {
    expect(() => removeProduct('main', null, work, context())).toThrow(RangeError);
    expect(() => removeProduct('p', 'p', work, context())).toThrow(RangeError);
  });
});
