import { readFileSync } from 'node:fs';
import path from 'node:path';
import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { findSignals } from '#src/domain/search/signals.ts';
import { turnsOf } from '#src/domain/research/transcript.ts';

const words = (text: string) =>
  findSignals(text, turnsOf(text)).map(({ kind, start, end }) => `${kind}: ${text.slice(start, end)}`);

describe('findSignals', () => {
  it('finds difficulties and wishes of the respondent in a real interview', () => {
    const file = path.resolve(import.meta.dirname, '../fixtures/transcripts/interview-1-utf8.txt');
    const found = words(readFileSync(file, 'utf8').replaceAll('\r\n', '\n'));
    expect(found).toContain('wish: Но важно, чтобы работало быстро и без лишних шагов.');
    expect(found.some((line) => line.startsWith('pain: Непонятно, насколько точные будут списки покупок'))).toBe(true);
    // The interviewer asks about risks and what is critical: questions are no findings.
    expect(found.join('\n')).not.toContain('Что вызывает недоверие');
    expect(found.join('\n')).not.toContain('Какие функции для вас критичны');
  });

  it('whatever the case and ё/е, and not inside other words', () => {
    const text = 'Интервьюер: Как?\nРеспондент: НЕ НАШЁЛ там ничего полезного. Рискованность не обсуждали совсем.';
    expect(words(text)).toEqual(['pain: НЕ НАШЁЛ там ничего полезного.', 'pain: Рискованность не обсуждали совсем.']);
    expect(words('Интервьюер: Как?\nРеспондент: Мы пригласили подругу на солянку вечером.')).toEqual([]);
  });

  it('a sentence that a file breaks over lines is found whole', () => {
    expect(words('Интервьюер: Как?\nРеспондент: Утром ничего не\nуспеваю приготовить детям. Всё.')).toEqual([
      'pain: Утром ничего не\nуспеваю приготовить детям.',
    ]);
  });

  it('finds nothing where nobody speaks', () => {
    expect(words('Непонятно, как это работает и зачем.\n\nОчень сложно и долго всё устроено.')).toEqual([]);
  });

  it('gives places inside the text, in order, whatever the text', () => {
    assert(
      property(string({ unit: 'binary' }), (noise) => {
        const text = `Интервьюер: ${noise}\nРеспондент: сложно найти нужное. ${noise}\nРеспондент: хочу быстрее и проще`;
        const signals = findSignals(text, turnsOf(text));
        let last = 0;
        for (const { start, end } of signals) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
          last = end;
        }
      }),
    );
  });
});
