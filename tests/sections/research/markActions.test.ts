import { beforeEach, describe, expect, it, vi } from 'vitest';

import { deleteMark, giveCode, gradeWords, markQuote, nameKind } from '#app/sections/research/reading/markActions.ts';
import { markView, NO_VIEW } from '#app/sections/research/reading/drawnMarks.ts';
import { grade } from '#app/shared/evidence/evidenceActions.ts';
import { createMemoryStore } from '#store/memory.ts';
import type { Store } from '#store/port.ts';
import { childrenQuery, createQueryClient } from '#store/queries.ts';
import { takenInWords } from '#src/domain/core/findingKind.ts';
import { NOT_STORED, type Mark } from '#src/domain/research/mark.ts';
import type { MarkedPassage } from '#src/domain/research/markedPassages.ts';
import { eventually } from '#tests/support/eventually.ts';

import { createClock, creation, example } from '#tests/store/examples.ts';

/** Words are marked by what the view has of a text's marks: to read them all took longer than everything else. */

const MATERIAL = example('material');
const WORDS = {
  text: 'слова',
  respondent: 'Марина',
  passage: { materialId: MATERIAL.id, start: 10, end: 15 },
} as const;

let store: Store;
beforeEach(async () => {
  store = createMemoryStore({ companyId: 'company-1', now: createClock() });
  await store.commit([creation('research'), creation('material'), creation('code')]);
});
const marks = async () => (await store.list('mark', { parent: MATERIAL.id })).items;

describe('words that are marked', () => {
  it('are marked once, though the view does not have the first mark yet', async () => {
    const read = vi.spyOn(store, 'list');
    const stale = { ...NO_VIEW, known: [] };
    await markQuote(store, MATERIAL, WORDS, stale);
    expect(await markQuote(store, MATERIAL, WORDS, stale)).toBeNull();
    await giveCode(store, MATERIAL, WORDS, { code: example('code') }, stale);
    expect(read).not.toHaveBeenCalled();
    expect(await marks()).toMatchObject([{ ...WORDS.passage, codeIds: { [example('code').id]: {} } }]);
  });

  it('are marked anew when their mark is gone, though the view still has it', async () => {
    await markQuote(store, MATERIAL, WORDS);
    const seen = await marks();
    await deleteMark(store, seen[0] as Mark);
    await markQuote(store, MATERIAL, WORDS, { ...NO_VIEW, known: seen });
    expect(await marks()).toHaveLength(1);
  });

  it('get a code beside those that another tab gave their mark meanwhile', async () => {
    await markQuote(store, MATERIAL, WORDS);
    const seen = await marks();
    await store.commit([creation('code', { id: 'code-2', name: 'Второй' })]);
    await giveCode(store, MATERIAL, WORDS, { code: example('code') });
    await giveCode(store, MATERIAL, WORDS, { code: { ...example('code'), id: 'code-2' } }, { ...NO_VIEW, known: seen });
    const positions = (await marks()).flatMap(({ codeIds }) => Object.values(codeIds).map(({ position }) => position));
    expect(positions).toHaveLength(2);
    expect(new Set(positions).size).toBe(2);
  });
});

/** The words as the view has them. */
const asSeen = async (): Promise<MarkedPassage> => {
  const mark = (await marks())[0] ?? null;
  const { start, end } = WORDS.passage;
  return {
    id: '10-15',
    start,
    end,
    words: WORDS.text,
    mark,
    kind: mark?.kind,
    insights: [],
    hypotheses: [],
    lane: 0,
  };
};

describe('how grave it is', () => {
  it('is said of what the words are taken for now, though the view does not have that yet', async () => {
    await markQuote(store, MATERIAL, { ...WORDS, kind: 'pain' });
    const stale = await asSeen();
    await nameKind(store, MATERIAL, stale, 'churn');
    const undo = await gradeWords(store, MATERIAL, stale, 'serious');
    expect(await marks()).toMatchObject([{ kind: 'churn', severity: 'serious' }]);
    await undo?.();
    expect((await marks()).map(takenInWords)).toEqual(['уход или отказ']);
    expect(await gradeWords(store, MATERIAL, stale, null)).toBeNull();
  });

  it('is refused, and said so, when another tab took the words for what has no grades, or took them away', async () => {
    await markQuote(store, MATERIAL, { ...WORDS, kind: 'pain' });
    const stale = await asSeen();
    await nameKind(store, MATERIAL, stale, 'need');
    await expect(gradeWords(store, MATERIAL, stale, 'serious')).rejects.toMatchObject({ code: 'conflict' });
    expect((await marks()).map(takenInWords)).toEqual(['потребность']);
    await nameKind(store, MATERIAL, await asSeen(), 'pain');
    if (stale.mark) await deleteMark(store, stale.mark);
    await expect(gradeWords(store, MATERIAL, stale, 'serious')).rejects.toMatchObject({
      code: 'conflict',
      reason: 'gone',
    });
  });
});

describe('how grave words of a hypothesis are', () => {
  it('is refused when another tab took them for what has no grades, or away from it', async () => {
    const quote = { ...WORDS, research: '', researchId: null, stance: 'for', kind: 'pain', position: 'a' } as const;
    await store.commit([creation('hypothesis', { id: 'h', quotes: { q: quote } })]);
    const seen = { ...quote, key: 'q' };
    await grade(store, 'h', seen, 'minor');
    const now = async () => (await store.get('hypothesis', 'h'))?.quotes['q'];
    expect(await now()).toMatchObject({ kind: 'pain', severity: 'minor' });
    await store.commit([
      {
        op: 'setMember',
        kind: 'hypothesis',
        id: 'h',
        map: 'quotes',
        key: 'q',
        fields: { kind: 'need', severity: null },
      },
    ]);
    await expect(grade(store, 'h', seen, 'blocking')).rejects.toMatchObject({ code: 'conflict' });
    await store.commit([{ op: 'drop', kind: 'hypothesis', id: 'h', map: 'quotes', key: 'q' }]);
    await expect(grade(store, 'h', seen, 'blocking')).rejects.toMatchObject({ code: 'conflict', reason: 'gone' });
  });
});

const query = () => childrenQuery(store, 'mark', MATERIAL.id);

const opened = async () => {
  const client = createQueryClient();
  await client.fetchQuery(query());
  const shown = () => client.getQueryData(query().queryKey)?.items ?? [];
  return { shown, view: () => markView(client, store, MATERIAL.id) };
};

describe('a mark in the reading view', () => {
  it('is drawn before it is stored, and says so', async () => {
    const { shown, view } = await opened();
    const marking = markQuote(store, MATERIAL, WORDS, view());
    await eventually(() => expect(shown()).toHaveLength(1));
    expect(shown()).toMatchObject([{ ...WORDS.passage, text: WORDS.text, updatedAt: NOT_STORED }]);
    await marking;
    expect(await marks()).toMatchObject([{ id: shown()[0]?.id }]);
  });

  it('that cannot be stored is drawn no more, and a code that cannot be given neither', async () => {
    const { shown, view } = await opened();
    await markQuote(store, MATERIAL, WORDS);
    const stored = await opened();
    await store.commit([{ op: 'remove', kind: 'material', id: MATERIAL.id }]);
    await expect(
      markQuote(store, MATERIAL, { ...WORDS, passage: { ...WORDS.passage, end: 14 } }, view()),
    ).rejects.toMatchObject({ code: 'conflict' });
    expect(shown()).toEqual([]);
    const before = stored.shown();
    await expect(giveCode(store, MATERIAL, WORDS, { code: example('code') }, stored.view())).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(stored.shown()).toEqual(before);
  });
});
