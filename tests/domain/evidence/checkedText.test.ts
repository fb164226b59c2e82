import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { checkText } from '../../../src/domain/evidence/verbatim/checkedText.ts';
import { numberTranscripts } from '../../../src/domain/evidence/verbatim/numbered.ts';
import { soundingsOf } from '../../../src/domain/evidence/verbatim/soundings.ts';
import { turnsOf } from '../../../src/domain/research/transcript.ts';

const TEXT = [
  'Интервьюер: Вам, наверное, очень дорого обходится простой?',
  'Респондент: Ну… поставка пришла — на три часа позже. Товар я разбирала одна до ночи, потому что смена уже ушла! Всё считаю руками.',
  'Интервьюер: Что ещё?',
  'Респондент: Звонила Марине Сергеевне, она «не при делах». Ещё раз пойдём к другим поставщикам, если так будет.',
].join('\n\n');

const soundings = soundingsOf(numberTranscripts([{ interview: 'м1', text: TEXT, turns: turnsOf(TEXT) }]));
const check = (text: string, names?: readonly string[]) => checkText(text, soundings, names);
const standings = (text: string) => check(text).quotes.map(({ standing }) => standing);

describe('quotations in what a model wrote', () => {
  test.each([
    ['Говорят: «Товар я разбирала одна до ночи, потому что смена уже ушла!»'],
    ['Говорят: "одна до ночи, потому что смена"'],
    ['Говорят: „всё считаю руками“'],
    ['Говорят: «руками»'],
    ['Говорят: `поставка пришла`'],
    ["Говорят: 'считаю руками' и всё"],
  ])('said so: %s', (text) => {
    expect(check(text)).toMatchObject({ isSavable: true });
    for (const { source } of check(text).quotes) {
      expect(TEXT.slice(source?.start, source?.end).length).toBeGreaterThan(4);
    }
  });

  test.each([
    [
      '«Поставка пришла - на три  часа позже»',
      '«поставка пришла — на три часа позже»',
      'other dashes, capitals and spaces',
    ],
    ['«Все считаю руками»', '«Всё считаю руками»', 'е for ё'],
    ['«товар я разбирал одна до ночи»', '«Товар я разбирала одна до ночи»', 'another ending'],
    ['«она "не при делах"»', '«она „не при делах“»', 'quotation marks within'],
    ['«Товар я разбирала… смена уже ушла»', '«Товар я разбирала … смена уже ушла»', 'a part left out'],
    ['«Ну... поставка пришла»', '«Ну… поставка пришла»', 'another ellipsis'],
    ['«Звонила [имя 1], она»', '«Звонила Марине Сергеевне, она»', 'a mask that went out'],
  ])('%s → %s: %s', (written, printed) => {
    const checked = check(`Сказано: ${written}.`);
    expect(checked.text).toBe(`Сказано: ${printed}.`);
    expect(checked.isSavable).toBe(true);
  });

  test.each([
    ['«Я бы заплатила за это любые деньги»', 'nobody said it'],
    ['«очень дорого обходится простой»', 'the interviewer said it'],
    ['«Всё считаю руками. Звонила Марине»', 'two turns in one'],
    ['«одна до утра в пустом складе»', 'half of it'],
    ['«ночи»ужас«', 'marks that never close'],
    ['«смена уже ушла … поставка пришла»', 'parts in another order'],
    ['«ужас»', 'one word that nobody said'],
    ['«я раз»', 'part of a word'],
  ])('%s: %s', (written) => {
    expect(check(`Люди говорят: ${written} — и ждут.`)).toMatchObject({ isSavable: false });
    expect(standings(`Люди говорят: ${written} — и ждут.`)).toContain('missing');
  });

  test('a long row of somebody’s words gets its quotation marks', () => {
    const checked = check('Оказалось, товар я разбирала одна до ночи потому что смена уже ушла, и это плохо.');
    expect(checked.text).toBe('Оказалось, «Товар я разбирала одна до ночи, потому что смена уже ушла», и это плохо.');
    expect(checked.quotes).toMatchObject([{ standing: 'repaired' }]);
  });

  test('names that are nobody’s words may stand in quotation marks', () => {
    expect(check('На шаге «Онбординг» трудно.', ['Онбординг'])).toMatchObject({ quotes: [], isSavable: true });
    expect(check('На шаге «Онбординг» трудно.')).toMatchObject({ isSavable: false });
  });

  test('words of one’s own stay as they are', () => {
    const own = 'Если показывать остаток заранее, то смена успеет, потому что поставки опаздывают.';
    expect(check(own)).toEqual({ text: own, quotes: [], isSavable: true });
  });
});

describe('whatever is quoted', () => {
  const words = fc
    .array(fc.constantFrom('склад', 'ещё', 'не', 'долго', 'Олег', 'три', 'часа', 'накладная', 'подождите', 'руками'), {
      minLength: 3,
      maxLength: 40,
    })
    .map((all) => all.join(' '));

  test('what is printed in quotation marks of a text that may be stored stands in the source', () => {
    fc.assert(
      fc.property(words, words, fc.nat(), fc.nat(), fc.array(fc.nat(), { maxLength: 3 }), (said, own, a, b, slips) => {
        const text = `Интервьюер: ${own}?\n\nРеспондент: ${said}.`;
        const from = Math.min(a % said.length, b % said.length);
        const to = Math.max(a % said.length, b % said.length);
        let quotation = said.slice(from, to);
        for (const at of slips) {
          const place = at % Math.max(1, quotation.length);
          quotation = `${quotation.slice(0, place)}ж${quotation.slice(place + 1)}`;
        }
        const read = soundingsOf(numberTranscripts([{ interview: 'м', text, turns: turnsOf(text) }]));
        const checked = checkText(`${own.toUpperCase()}: «${quotation}»`, read);
        for (const { standing, source, start, end } of checked.quotes) {
          expect(standing === 'missing').toBe(source === null);
          if (!source) continue;
          const printed = checked.text.slice(start + 1, end - 1).replace(/[.…]$/, '');
          expect(text.slice(source.start, source.end)).toContain(printed);
          expect(source.start).toBeGreaterThanOrEqual(text.indexOf('Респондент'));
        }
      }),
    );
  });

  test('what was said word for word is found, wherever it begins and ends', () => {
    fc.assert(
      fc.property(words, fc.nat(), fc.nat(), (said, a, b) => {
        const all = said.split(' ');
        const from = Math.min(a % all.length, b % all.length);
        const to = Math.max(a % all.length, b % all.length);
        const text = `Интервьюер: Как?\n\nРеспондент: ${said}.`;
        const read = soundingsOf(numberTranscripts([{ interview: 'м', text, turns: turnsOf(text) }]));
        const quotation = all.slice(from, to + 1).join(' ');
        expect(checkText(`Вот: «${quotation}»`, read)).toMatchObject({ isSavable: true, text: `Вот: «${quotation}»` });
      }),
    );
  });
});
