import { describe, expect, test } from 'vitest';

import { DENSE } from '#src/domain/evidence/features.ts';
import { cueWords, findingsIn, type Finding } from '#src/domain/evidence/findings.ts';
import { loadModel } from '#src/domain/evidence/loadModel.ts';
import { turnsOf } from '#src/domain/research/transcript.ts';

const TALK = `Интервьюер: Расскажите, как прошла последняя поставка.

Респондент: Здравствуйте. Ну, обычная поставка, по пятницам у нас. Привезли на три часа позже, и весь товар я потом разбирала одна до ночи, потому что смена уже ушла. Погода хорошая была.

Интервьюер: А ошибки в накладных бывают?

Респондент: Нет, с накладными всё хорошо, ни разу. Количество я всё равно пересчитываю руками и записываю в тетрадь, на всякий случай.`;

const model = await loadModel();

const found = (text: string): Finding[] => findingsIn(text, turnsOf(text), model);
const words = ({ start, end }: Finding): string => TALK.slice(start, end);

describe('findings of a talk', () => {
  test('the best come first, of those who are asked only, and none over another', () => {
    const findings = found(TALK);
    const scores = findings.map(({ score }) => score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(scores.every((score) => score > 0 && score < 1)).toBe(true);
    expect(findings.some((one) => /Расскажите|А ошибки/.test(words(one)))).toBe(false);
    const places = findings.toSorted((a, b) => a.start - b.start);
    places.forEach(({ start }, index) => expect(start).toBeGreaterThanOrEqual(places[index - 1]?.end ?? 0));
  });

  test('what went wrong and what is done about it stands before small talk and denial', () => {
    const first = found(TALK).slice(0, 2).map(words).join(' | ');
    expect(first).toContain('разбирала одна до ночи');
    expect(first).toContain('пересчитываю руками');
    const shown = found(TALK).filter(({ proposed }) => proposed);
    expect(shown.map(words).join(' ')).not.toMatch(/Здравствуйте|Погода|ни разу/);
  });

  test('each says why, in words', () => {
    const [first] = found(TALK);
    expect(first?.cues.length).toBeGreaterThan(0);
    for (const { cues } of found(TALK)) for (const id of cues) expect(cueWords(id)).toMatch(/[а-я]/);
  });

  test('and the strongest reason stands first', () => {
    const values = model.found.values.map((_weight, place) => (DENSE[place] === 'money' ? 100 : 0));
    values[DENSE.indexOf('number')] = 50;
    values[DENSE.indexOf('past')] = -50;
    const told = findingsIn('Респондент: Заплатил 300 рублей.', turnsOf('Респондент: Заплатил 300 рублей.'), {
      ...model,
      found: { scale: 1, values },
    });
    expect(told[0]?.cues.slice(0, 2)).toEqual(['money', 'number']);
  });

  test('the same talk gives the same', () => {
    expect(found(TALK)).toEqual(found(TALK));
  });

  test('an empty text has none, and neither has a talk in which only the interviewer speaks', () => {
    expect(found('')).toEqual([]);
    expect(found('Интервьюер: Как дела?\n\nИнтервьюер: Алло?\n\nРеспондент:')).toEqual([]);
  });
});
