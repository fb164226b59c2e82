import { describe, expect, test } from 'vitest';

import { createSearchIndex } from '#store/search/searchIndex.ts';
import { EXAMPLES } from '../examples.ts';
import type { SearchAnswer } from '#store/search/answer.ts';
import type { SearchName, SearchRecord } from '#store/search/source.ts';

const stamp = { v: 1, createdAt: '', deletedAt: null };
let moment = 0;
const record = (kind: SearchRecord['kind'], fields: object): SearchRecord => {
  moment += 1;
  return {
    kind,
    record: { ...EXAMPLES[kind], ...stamp, updatedAt: String(moment).padStart(6, '0'), ...fields },
  } as SearchRecord;
};

/** An index over records that a test may change. */
function indexOver(first: readonly SearchRecord[], budget?: number) {
  const records = new Map(first.map((one) => [`${one.kind}/${one.record.id}`, one]));
  const reads: SearchName[] = [];
  const index = createSearchIndex(
    {
      names: () => Promise.resolve([...records.values()].map(({ kind, record: { id } }) => ({ kind, id }))),
      read: (names) => {
        reads.push(...names);
        return Promise.resolve(names.flatMap(({ kind, id }) => records.get(`${kind}/${id}`) ?? []));
      },
    },
    budget === undefined ? {} : { budget },
  );
  const put = (one: SearchRecord) => {
    records.set(`${one.kind}/${one.record.id}`, one);
    index.changed([{ kind: one.kind, id: one.record.id }]);
  };
  const drop = (kind: SearchRecord['kind'], id: string) => {
    records.delete(`${kind}/${id}`);
    index.changed([{ kind, id }]);
  };
  const ask = async (query: string): Promise<SearchAnswer> =>
    (await index.search(query, () => false)) ?? { recent: [], groups: [], partial: false };
  const ids = async (query: string) => (await ask(query)).groups.flatMap(({ hits }) => hits.map(({ id }) => id));
  return { index, reads, put, drop, ask, ids };
}

const audience = (id: string, name: string, description = '') =>
  record('audience', { id, name, description, touchpoints: {} });

describe('Russian words', () => {
  test('the first letter of another word takes nothing away; before others it is a word', async () => {
    const { ids } = indexOver([audience('a', 'Клиент и бюджет'), audience('b', 'Клиент на пенсии')]);
    expect(await ids('клиента б')).toEqual(await ids('клиента'));
    expect(await ids('клиента б')).toHaveLength(2);
    expect(await ids('и клиент')).toEqual(['a']);
  });

  test('a form finds the others: «отчет» finds «отчётами», «исследований» «исследование»', async () => {
    const { ids } = indexOver([audience('a', 'Сидят с отчётами'), audience('b', 'Новое исследование')]);
    expect(await ids('отчет')).toEqual(['a']);
    expect(await ids('отчета')).toEqual(['a']);
    // Neither its beginning nor a slip away.
    expect(await ids('отчетов')).toEqual(['a']);
    expect(await ids('исследований')).toEqual(['b']);
  });

  test('«иод» does not find «йод», nor as a slip', async () => {
    const { ids } = indexOver([audience('a', 'Йод и йодом'), audience('b', 'Районы города')]);
    expect(await ids('иод')).toEqual([]);
    expect(await ids('раионы')).toEqual([]);
    expect(await ids('йод')).toEqual(['a']);
  });

  test('beginnings while typing, several words in any order, each must be there', async () => {
    const { ids } = indexOver([audience('a', 'Продакты EdTech', 'платят за отчёты'), audience('b', 'Продакты банков')]);
    expect(await ids('прод')).toEqual(['a', 'b']);
    expect(await ids('отч продакт')).toEqual(['a']);
    expect(await ids('банки отчёты')).toEqual([]);
  });

  test('a slip of the finger is forgiven when nothing is found without', async () => {
    const { ids } = indexOver([audience('a', 'Исследование рынка')]);
    expect(await ids('иследование')).toEqual(['a']);
    expect(await ids('ыыы')).toEqual([]);
  });
});

describe('order', () => {
  test('titles before bodies, the word itself before its forms', async () => {
    const { ids } = indexOver([
      audience('body form', 'Один', 'отчётами отчётами отчётами'),
      audience('body', 'Два', 'отчёт'),
      audience('title form', 'Три с отчётами'),
      audience('title', 'Четыре: отчёт'),
    ]);
    expect(await ids('отчет')).toEqual(['title', 'title form', 'body', 'body form']);
  });

  test('kinds by their best hit, equal ones as the product lists them, however often they say it', async () => {
    const long = 'Отчёт о том, чего люди ждут, когда приходят впервые, и о том, что они находят';
    const { ask } = indexOver([
      record('scenario', { id: 's', title: 'Прочее', description: 'отчёт' }),
      audience('a', 'Отчёт'),
      record('hypothesis', { id: 'h', text: 'О другом', description: 'отчёт' }),
      record('research', { id: 'r', title: long, insights: {}, questions: {} }),
    ]);
    expect((await ask('отчет')).groups.map(({ kind }) => kind)).toEqual([
      'research',
      'audience',
      'hypothesis',
      'scenario',
    ]);
  });

  test('an empty query tells what was changed last', async () => {
    const { ask } = indexOver([audience('old', 'Старая'), audience('new', 'Новая')]);
    expect((await ask('')).recent.map(({ id }) => id)).toEqual(['new', 'old']);
  });
});

describe('what is shown', () => {
  const text = 'Интервьюер: Как?\nРеспондент: Сижу с\u00A0отчётами 🙈. Долго.';

  test('a sentence with its place, its speaker, its study and file', async () => {
    const { ask } = indexOver([
      record('research', { id: 'study', title: 'Онбординг', insights: {}, questions: {} }),
      record('material', { id: 'm', name: 'запись.txt', researchId: 'study' }),
      record('materialText', { id: 'm', text, researchId: 'study' }),
    ]);
    const [group] = (await ask('отчет')).groups;
    const hit = group?.hits[0];
    expect(hit).toMatchObject({
      speaker: 'Респондент',
      parentId: 'study',
      parentTitle: 'Онбординг',
      fileName: 'запись.txt',
    });
    expect(text.slice(hit?.place?.start, hit?.place?.end)).toBe('Сижу с\u00A0отчётами 🙈.');
    expect(hit?.title.marks.map(({ start, end }) => hit.title.text.slice(start, end))).toEqual(['отчётами']);
  });

  test('a hypothesis found by its words says what they speak for', async () => {
    const quote = { respondent: '', research: '', researchId: null, passage: null };
    const quotes = {
      a: { ...quote, text: 'Жду расшифровку неделю', stance: 'for', position: 'a' },
      b: { ...quote, text: 'Переслушиваю сама', stance: 'against', position: 'b' },
    };
    const { ask } = indexOver([record('hypothesis', { id: 'h', text: 'Гипотеза о цене', quotes })]);
    const partOf = async (query: string) => (await ask(query)).groups[0]?.hits[0]?.part;
    expect(await partOf('расшифровка')).toBe('Слова за');
    expect(await partOf('переслушивать')).toBe('Слова против');
    expect(await partOf('цене')).toBe('');
    expect(await partOf('онбординг')).toBe('');
  });

  test('a hypothesis knows the experiment made of it, also after a change', async () => {
    const { ask, put, drop } = indexOver([
      record('hypothesis', { id: 'h', text: 'Гипотеза о цене', status: 'in_backlog' }),
      record('experiment', { id: 'e', name: 'Проверка', hypothesisId: 'h' }),
    ]);
    const made = async () =>
      (await ask('цене')).groups.find(({ kind }) => kind === 'hypothesis')?.hits[0]?.experimentId;
    expect(await made()).toBe('e');
    put(record('experiment', { id: 'e', name: 'Проверка', hypothesisId: null }));
    expect(await made()).toBeNull();
    put(record('experiment', { id: 'e', name: 'Проверка', hypothesisId: 'h' }));
    drop('experiment', 'e');
    expect(await made()).toBeNull();
  });
});

describe('changes', () => {
  test('what changed is found, what was removed is not; nothing else is read again', async () => {
    const { ids, put, drop, reads } = indexOver([
      audience('a', 'Банки'),
      audience('b', 'Школы'),
      audience('c', 'Клиники'),
    ]);
    await ids('банки');
    reads.length = 0;
    put(audience('a', 'Заводы'));
    drop('audience', 'b');
    expect(await ids('банки')).toEqual([]);
    expect(await ids('завод')).toEqual(['a']);
    expect(await ids('школы')).toEqual([]);
    expect(new Set(reads.map(({ id }) => id))).toEqual(new Set(['a', 'b']));
  });

  test('texts beyond the budget are left out, and the answer says so', async () => {
    const { ask, drop } = indexOver(
      [
        record('materialText', { id: 'm1', text: 'Дорого.' }),
        record('materialText', { id: 'm2', text: `Дорого. ${'Очень. '.repeat(20)}` }),
      ],
      20,
    );
    const answer = await ask('дорого');
    expect(answer.partial).toBe(true);
    expect(answer.groups[0]?.total).toBe(1);
    drop('materialText', 'm2');
    expect((await ask('дорого')).partial).toBe(false);
  });

  test('a record that cannot be understood is left out', async () => {
    const { ids } = indexOver([record('board', { id: 'nowhere' }), audience('a', 'Банки')]);
    expect(await ids('банки')).toEqual(['a']);
  });

  test('a reading that failed is tried again by the next search', async () => {
    let fails = true;
    const index = createSearchIndex({
      names: () => Promise.resolve([{ kind: 'audience', id: 'a' }]),
      read: () => (fails ? Promise.reject(new Error('no')) : Promise.resolve([audience('a', 'Банки')])),
    });
    await expect(index.search('банки', () => false)).rejects.toThrow('no');
    fails = false;
    expect((await index.search('банки', () => false))?.groups).toHaveLength(1);
  });
});

describe('what was said', () => {
  const hypothesis = record('hypothesis', { id: 'h', text: 'Учителя копят отчёты' });
  const comment = (id: string, text: string, changed: object = {}) =>
    record('comment', { id, on: 'hypothesis:h', part: null, threadId: null, text, turns: {}, ...changed });

  test('is found by its words and by who said it, with where, and leads to its thread', async () => {
    const { ask } = indexOver([hypothesis, comment('c', 'Нужна вторая волна', { authorName: 'Павел', part: 'q0' })]);
    const [found] = (await ask('вторую волну')).groups;
    expect(found).toMatchObject({ kind: 'comment', total: 1 });
    expect(found?.hits[0]).toMatchObject({
      id: 'c',
      title: { text: 'Нужна вторая волна' },
      speaker: 'Павел',
      parentTitle: 'Учителя копят отчёты',
      state: '',
      about: { on: 'hypothesis:h', part: 'q0' },
    });
    expect((await ask('павел')).groups[0]?.hits[0]?.id).toBe('c');
  });

  test('is told to be settled with its thread, replies with it', async () => {
    const settled = { t: { isSettled: true, at: '2', by: 'm', byName: 'Мария', position: 'a' } };
    const { ask, put } = indexOver([
      hypothesis,
      comment('c', 'Волна'),
      comment('r', 'Волна и ответ', { threadId: 'c' }),
    ]);
    const states = async () => (await ask('волна')).groups[0]?.hits.map(({ id, state }) => `${id} ${state}`).toSorted();
    expect(await states()).toEqual(['c ', 'r ']);
    put(comment('c', 'Волна', { turns: settled }));
    expect(await states()).toEqual(['c settled', 'r settled']);
  });

  test('is not found once it is taken away, erased, or what it is about is gone', async () => {
    const { ids, put, drop } = indexOver([
      hypothesis,
      comment('c', 'Волна'),
      comment('d', 'Волна'),
      comment('e', 'Волна'),
    ]);
    expect((await ids('волна')).toSorted()).toEqual(['c', 'd', 'e']);
    put(comment('c', 'Волна', { withdrawnAt: '2026-11-23T10:00:00.000Z' }));
    put(comment('d', ''));
    expect(await ids('волна')).toEqual(['e']);
    drop('hypothesis', 'h');
    expect(await ids('волна')).toEqual([]);
  });
});
