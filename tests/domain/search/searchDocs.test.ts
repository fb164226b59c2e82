import { describe, expect, test } from 'vitest';

import { keyedList } from '#src/domain/core/record.ts';
import { isSearchKind, SEARCH_KINDS, searchDocsOf } from '#src/domain/search/searchDocs.ts';
import { sampleWorkspace } from '#src/samples/workspace.ts';
import { EXAMPLES } from '#tests/store/examples.ts';
import type { Kind, Records } from '#src/domain/records.ts';

const stamp = { v: 1, createdAt: '', updatedAt: '', deletedAt: null };
const example = <K extends Kind>(kind: K): Records[K] => ({ ...EXAMPLES[kind], ...stamp }) as Records[K];

describe('what search knows of a record', () => {
  test('contacts, people, money and secrets are not read', () => {
    for (const kind of ['contactList', 'recruitingRequest', 'member', 'profile', 'paymentCard', 'channel']) {
      expect(isSearchKind(kind)).toBe(false);
    }
  });

  test.each(SEARCH_KINDS)('every sample of «%s» has a document, each key once', (kind) => {
    for (const record of sampleWorkspace.company[kind] ?? []) {
      const docs = searchDocsOf(kind, record as never);
      expect(docs.length).toBeGreaterThan(0);
      expect(new Set(docs.map(({ key }) => key)).size).toBe(docs.length);
    }
  });

  test('a study: its title, and the rest with its insights and their quotes', () => {
    const [doc] = searchDocsOf('research', example('research'));
    expect(doc).toMatchObject({ title: 'Онбординг', body: 'Как начинают · Долго · Почему? · Анна', parentId: null });
  });

  test('a text: a document for each sentence, with its speaker and its place', () => {
    const text = 'Интервьюер: Как? Почему?\nРеспондент: Мы с\u00A0отчётами сидим. Долго!';
    const docs = searchDocsOf('materialText', { ...example('materialText'), text });
    expect(docs.map(({ speaker, body }) => [speaker, body])).toEqual([
      ['Интервьюер', 'Как?'],
      ['Интервьюер', 'Почему?'],
      ['Респондент', 'Мы с\u00A0отчётами сидим.'],
      ['Респондент', 'Долго!'],
    ]);
    for (const { place, body } of docs) expect(text.slice(place?.start, place?.end)).toBe(body);
  });

  test('a sentence that a file breaks over lines is one document, with or without speakers', () => {
    const said = 'Иногда заказываю еду, если\nсовсем нет времени.';
    for (const text of [`Интервьюер: Как?\nРеспондент: ${said}`, said, `Заметки\n\n${said}`]) {
      const docs = searchDocsOf('materialText', { ...example('materialText'), text });
      expect(docs.map(({ body }) => body)).toContain(said);
      for (const { place, body } of docs) expect(text.slice(place?.start, place?.end)).toBe(body);
    }
  });

  test('a hypothesis: where its words for and against stand', () => {
    const quote = { respondent: '', research: '', researchId: null, passage: null, stance: 'for' as const };
    const [doc] = searchDocsOf('hypothesis', {
      ...example('hypothesis'),
      comment: 'Спросить',
      quotes: keyedList('q', [
        { ...quote, text: 'Долго' },
        { ...quote, text: 'Не мешает', stance: 'against' as const },
        { ...quote, text: 'Неделями' },
      ]),
    });
    expect(doc?.body).toBe('Скорость · Долго · Неделями · Не мешает · Онбординг · Спросить');
    const parts = doc?.parts?.map(({ start, end, label }) => [label, doc.body.slice(start, end)]);
    expect(parts).toEqual([
      ['Слова за', ' · Долго · Неделями'],
      ['Слова против', ' · Не мешает'],
    ]);
  });

  test('a prefilled result is no result', () => {
    const results = 'Эксперимент в процессе выполнения...';
    expect(searchDocsOf('experiment', { ...example('experiment'), results })[0]?.body).not.toContain('в процессе');
  });

  test('a board: a document for each card, without the marks of its text', () => {
    const docs = searchDocsOf('board', {
      ...example('board'),
      id: 'market',
      cards: {
        okr: { content: '', editedAt: '', position: 'a' },
        trends: { content: '- **Рост**', editedAt: '', position: 'a' },
      },
    });
    expect(docs.find(({ key }) => key === 'trends')).toMatchObject({ title: 'Тренды', body: '• Рост' });
    expect(docs).toHaveLength(9);
  });
});
