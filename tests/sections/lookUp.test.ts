import { expect, it } from 'vitest';

import { lookUp } from '#app/sections/chat/lookUp.ts';
import { createMemoryStore } from '#store/memory.ts';

import { createClock, loaded } from '../store/examples.ts';

const store = createMemoryStore({ companyId: 'company-1', now: createClock() });
await store.load([
  loaded('research', { id: 'r1', title: 'Цена подписки' }),
  loaded('research', { id: 'r2', title: 'Цена и скидки' }),
  loaded('materialText', { id: 'm1', researchId: 'r1', text: 'Ольга: Цена меня пугает. Пётр: А мне нравится.' }),
  loaded('audience', { id: 'a1', name: 'Продакты' }),
]);

it('leads to the best of each kind in turn, and copies nothing of what people said', async () => {
  const { places, more } = await lookUp(store, null, 'Что говорили про цену?');
  expect(
    places
      .map(({ kind }) => kind)
      .slice(0, 2)
      .toSorted(),
  ).toEqual(['materialText', 'research']);
  expect(places).toHaveLength(3);
  expect(more).toBe(0);
  const said = places.find(({ kind }) => kind === 'materialText');
  expect(said).toMatchObject({ text: 'Слова из интервью', note: 'Цена подписки' });
  expect(said?.href).toMatch(/^\/\?open=r1&material=m1&at=/);
  expect(JSON.stringify(places)).not.toContain('пугает');
});

it('drops the shortest words where nothing has them all', async () => {
  const { places } = await lookUp(store, null, 'Найди всех продактов Урала');
  expect(places.map(({ id }) => id)).toEqual(['a1']);
});

it('finds nothing where nothing is', async () => {
  expect(await lookUp(store, null, 'Что известно о динозаврах?')).toEqual({ places: [], more: 0 });
  expect(await lookUp(store, null, 'ок')).toEqual({ places: [], more: 0 });
});

it('says whose a hypothesis is in a company of several products', async () => {
  const told = createMemoryStore({ companyId: 'company-1', now: createClock() });
  await told.load([
    loaded('product', { id: 'p', name: 'Голос' }),
    loaded('hypothesis', { id: 'h1', text: 'Подписка дорогая', status: 'added', productId: 'p', researchId: null }),
    loaded('hypothesis', { id: 'h2', text: 'Подписка нужна', status: 'new', productId: 'p', researchId: null }),
  ]);
  const { places } = await lookUp(told, null, 'Что известно о подписке?');
  expect(places.map(({ id, note }) => [id, note]).toSorted()).toEqual([
    ['h1', 'Голос'],
    ['h2', ''],
  ]);
});
