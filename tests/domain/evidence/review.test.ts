import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { findingsIn } from '#src/domain/evidence/findings.ts';
import { loadModel } from '#src/domain/evidence/loadModel.ts';
import { reviewOf } from '#src/domain/evidence/review.ts';
import { turnsOf } from '#src/domain/research/transcript.ts';

/** Something that the finder is sure of, in a long answer. */
const LONG = `Полдня уходит на сверку накладных руками, и всё равно ошибки остаются, в прошлом месяце потеряли на этом двенадцать тысяч. ${'Коробка за коробкой, палета за палетой, холод из ворот. '.repeat(9)}Смена ушла.`;

const TALK = `Интервьюер: Расскажите, как прошла последняя поставка.

Респондент: ${LONG}

Интервьюер: Вы пользуетесь таблицами?

Респондент: Нет. Количество пересчитываю руками и каждый раз записываю в тетрадь, уходит часа два в день.

Интервьюер: А почему в тетрадь?

Респондент: Так привыкли.`;

const model = await loadModel();

/** What is left of a talk in which this is answered before something else is asked. */
const told = (answer: string) => {
  const text = `Интервьюер: Как прошла неделя?\n\nРеспондент: ${answer}\n\nИнтервьюер: Кем работаете?\n\nРеспондент: Кассиром.`;
  return reviewOf(text, turnsOf(text), model)?.left;
};
const scoresOf = (text: string) => findingsIn(text, turnsOf(text), model).map(({ score }) => score);

describe('how an interview was led', () => {
  test('who said how much, and how the questions were asked', () => {
    const review = reviewOf(TALK, turnsOf(TALK), model);
    expect(review?.words).toEqual({ interviewer: 12, respondent: 119, other: 0 });
    expect(review?.asked).toMatchObject({ good: 2, closed: 1 });
    expect(review?.worse.map(({ start, end }) => TALK.slice(start, end))).toEqual(['Вы пользуетесь таблицами?']);
    expect(review?.worse[0]?.advice.better).toBe('Расскажите, как вы пользуетесь таблицами.');
  });

  test('what the interviewer went past is told; what was asked about, or came last, is not', () => {
    const left = reviewOf(TALK, turnsOf(TALK), model)?.left.map(({ start, end }) => TALK.slice(start, end));
    expect(left).toHaveLength(1);
    expect(LONG).toContain(left?.[0]);
  });

  test('an answer is no matter for a question because it is long, nor because the finder finds a little in it', () => {
    expect(told('Мы с сестрой ездили на озеро, гуляли по лесу, смотрели на закат. '.repeat(12))).toEqual([]);
    const sure =
      'Полдня уходит на сверку накладных руками, и всё равно ошибки остаются, в прошлом месяце потеряли на этом двенадцать тысяч.';
    expect(told(sure)).toHaveLength(1);
    const doubtful = 'Иногда привозят чуть позже, чем обещали.';
    expect(Math.max(...scoresOf(`Респондент: ${doubtful}`))).toBeLessThan(0.7);
    expect(told(doubtful)).toEqual([]);
  });

  test('what is taken up later is not left', () => {
    const later = `${TALK}\n\nИнтервьюер: Кто ещё сверяет накладные?\n\nРеспондент: Никто.`;
    expect(reviewOf(later, turnsOf(later), model)?.left).toEqual([]);
  });

  test.each(['', 'Просто заметки без говорящих.', 'Респондент: Я один.\n\nРеспондент: И ещё раз я.'])(
    'nobody asks in %j',
    (text) => {
      expect(reviewOf(text, turnsOf(text), model)).toBeNull();
    },
  );

  test('never throws, and every place is inside the text', () => {
    const line = fc.record({
      who: fc.constantFrom('Интервьюер', 'Респондент', 'Мария', ''),
      words: fc.oneof(
        fc.string({ unit: 'grapheme' }),
        fc.constantFrom('Вы пользуетесь таблицами?', 'Как и почему?', 'Разбирала одна до ночи, и так каждый раз.', '?'),
      ),
    });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
        const text = lines.map(({ who, words }) => (who ? `${who}: ${words}` : words)).join('\n\n');
        const review = reviewOf(text, turnsOf(text), model);
        for (const { start, end } of [...(review?.worse ?? []), ...(review?.left ?? [])]) {
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
        }
      }),
    );
  });
});
