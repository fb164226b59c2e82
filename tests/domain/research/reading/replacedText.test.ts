import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { keyedList } from '#src/domain/core/record.ts';
import { applyOp, type Op } from '#src/domain/core/operation.ts';
import { isInPlace, type Mark } from '#src/domain/research/mark.ts';
import { findAgain, moveMarks } from '#src/domain/research/reading/replacedText.ts';

import { example } from '#tests/store/examples.ts';

/** A place by its words, the nth of them. */
function placeOf(text: string, words: string, nth = 0) {
  let start = -1;
  for (let turn = 0; turn <= nth; turn += 1) start = text.indexOf(words, start + 1);
  return { start, end: start + words.length, words };
}
const wordsAt = (text: string, place: { start: number; end: number } | null | undefined) =>
  place ? text.slice(place.start, place.end) : null;

const WAS = 'И: Как вы ищете людей?\nР: Долго. Пишу в чаты.\nИ: А потом?\nР: Потом долго жду.\n';

describe('a place in a text that came in the place of another', () => {
  it('stays in what both begin with, and moves with what both end with', () => {
    const now = WAS.replace('Пишу в чаты.', 'Пишу в чаты и в почту каждому, кого знаю.');
    const places = [placeOf(WAS, 'Долго'), placeOf(WAS, 'Потом долго жду')];
    expect(findAgain(places, WAS, now).map((place) => wordsAt(now, place))).toEqual(['Долго', 'Потом долго жду']);
  });

  it('is found where the words are, among others of the same words by its neighbourhood', () => {
    const was = 'а: да. б: да, но дорого. в: да!';
    const now = 'в: да! б: да, но дорого. Ещё кое-что в начале. а: да. г: ну да';
    const [second] = findAgain([placeOf(was, 'да', 1)], was, now);
    expect(now.slice((second?.start ?? 0) - 3, (second?.end ?? 0) + 4)).toBe('б: да, но');
  });

  it('is found in other case and with other line breaks, and gets the words as they now stand', () => {
    const now = 'Совсем другое начало.\nР: ДОЛГО.\nПишу  в\nчаты.\n';
    expect(findAgain([placeOf(WAS, 'Долго. Пишу в чаты')], WAS, now).map((one) => wordsAt(now, one))).toEqual([
      'ДОЛГО.\nПишу  в\nчаты',
    ]);
  });

  it('is null when the words are gone, and when there were none', () => {
    expect(findAgain([placeOf(WAS, 'Потом долго жду'), { start: 2, end: 3, words: ' ' }], WAS, 'Другое')).toEqual([
      null,
      null,
    ]);
    expect(findAgain([placeOf(WAS, 'Долго')], WAS, '')).toEqual([null]);
  });

  it('is looked for anew when the words did not stand there before, either', () => {
    const lost = { ...placeOf(WAS, 'Долго'), words: 'каждый четверг' };
    const now = `${WAS}Р: И так каждый четверг.`;
    expect(findAgain([lost], WAS, now).map((place) => wordsAt(now, place))).toEqual(['каждый четверг']);
  });

  it('follows its words through any change of what lies between the marks', () => {
    const filler = fc.string({ unit: fc.constantFrom('о', 'н', ' ', '\n', '.'), maxLength: 30 });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(filler, filler), { minLength: 1, maxLength: 8 }),
        filler,
        filler,
        (gaps, was, now) => {
          // Marked words are told apart by their numbers, so there is one right answer.
          const text = (of: (pair: readonly [string, string]) => string, last: string) =>
            `${gaps.map((pair, index) => `${of(pair)}«слова ${index}!»`).join('')}${last}`;
          const before = text(([old]) => old, was);
          const after = text(([, fresh]) => fresh, now);
          const marks = gaps.map((_gap, index) => placeOf(before, `«слова ${index}!»`));
          expect(findAgain(marks, before, after)).toEqual(
            gaps.map((_gap, index) => {
              const { start, end } = placeOf(after, `«слова ${index}!»`);
              return { start, end };
            }),
          );
        },
      ),
    );
  });

  it('is the same place when the text is the same, whatever is marked', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.nat(), fc.nat(), (text, one, other) => {
        const [start, end] = [one % text.length, (other % text.length) + 1].sort((a, b) => a - b) as [number, number];
        fc.pre(start < end);
        expect(findAgain([{ start, end, words: text.slice(start, end) }], text, text)).toEqual([{ start, end }]);
      }),
    );
  });
});

/** A text whose speakers are guessed. */
const guessed = (text: string) => ({ text, labels: null });

/** One whose speakers are known. */
const known = (text: string) => ({ text, labels: ['Мария', 'Игорь'] });

describe('what is marked in a material', () => {
  const materialId = 'material-1';
  const passage = (words: string) => {
    const { start, end } = placeOf(WAS, words);
    return { materialId, start, end };
  };
  const mark: Mark = example('mark', { ...passage('Пишу в чаты'), text: 'Пишу в чаты' });
  const study = example('research', {
    insights: keyedList('i', [
      { text: 'Ждут', passage: passage('долго жду'), quote: 'долго жду' },
      { text: 'Рукой', passage: null, quote: '' },
    ]),
  });
  const hypothesis = example('hypothesis', {
    quotes: keyedList('q', [
      {
        text: 'Долго',
        respondent: 'Р',
        research: '',
        researchId: study.id,
        passage: passage('Долго'),
        stance: 'for' as const,
      },
    ]),
  });
  const places = {
    marks: [mark, { ...mark, id: 'elsewhere', materialId: 'other' }],
    studies: [study],
    hypotheses: [hypothesis],
  };
  const NOW = `Интервью, 3 марта\n${WAS.replace('Пишу в чаты.', 'Никуда не пишу.')}`;

  it('moves wherever it is kept, and says how much was not found', () => {
    const { ops, found, lost } = moveMarks(materialId, guessed(WAS), guessed(NOW), places);
    expect({ found, lost }).toEqual({ found: 2, lost: 1 });
    const records = new Map([study, hypothesis].map((one) => [one.id, one as Parameters<typeof applyOp>[0]]));
    for (const op of ops) records.set(op.id, applyOp(records.get(op.id), op, '2026-03-02T00:00:00.000Z'));
    const movedStudy = records.get(study.id) as typeof study;
    const movedHypothesis = records.get(hypothesis.id) as typeof hypothesis;
    expect(wordsAt(NOW, movedStudy.insights['i-0']?.passage)).toBe('долго жду');
    expect(wordsAt(NOW, movedHypothesis.quotes['q-0']?.passage)).toBe('Долго');
    expect(ops.map((op) => op.id)).not.toContain(mark.id);
    expect(isInPlace(NOW, mark, mark.text)).toBe(false);
  });

  it('is said by whom its turn names now, unless a person named another', () => {
    const was = 'Мария: Цены скачут.\n\nИгорь: Беру впрок.';
    const by = (id: string, words: string, respondent: string): Mark => {
      const { start, end } = placeOf(was, words);
      return example('mark', { id, start, end, materialId, text: words, respondent });
    };
    const marks = [by('own', 'скачут', 'Мария'), by('other', 'Цены', 'Олег'), by('stays', 'впрок', 'Игорь')];
    const now = known(was.replace('Мария', 'Игорь'));
    const { ops, found } = moveMarks(materialId, known(was), now, { marks, studies: [], hypotheses: [] });
    expect(found).toBe(3);
    expect(ops).toEqual([
      { op: 'set', kind: 'mark', id: 'own', fields: { start: 12, end: 18, text: 'скачут', respondent: 'Игорь' } },
    ]);
  });

  it('comes back when a later text has the words again', () => {
    const { ops, lost } = moveMarks(materialId, guessed(NOW), guessed(`${NOW}\nР: Пишу в чаты, вспомнил.`), {
      marks: [mark],
      studies: [],
      hypotheses: [],
    });
    expect(lost).toBe(0);
    const back = applyOp(mark, ops[0] as Op, '2026-03-02T00:00:00.000Z') as Mark;
    expect(isInPlace(`${NOW}\nР: Пишу в чаты, вспомнил.`, back, mark.text)).toBe(true);
  });
});
