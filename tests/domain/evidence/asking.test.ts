import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { adviceFor, FAULTS, HONEST_FRAMES, VERDICT_LABELS } from '#src/domain/evidence/asking.ts';
import { loadModel } from '#src/domain/evidence/loadModel.ts';
import { questionsIn, verdictOf } from '#src/domain/evidence/questions.ts';
import { turnsOf } from '#src/domain/research/transcript.ts';
import { readCorpus } from '#tests/evidence/corpus.ts';

const { verdicts } = await loadModel();

describe('a question that could be asked better', () => {
  test.each([
    ['Вам ведь неудобно пользоваться приложением, да?', 'leading', 'Расскажите, каково вам пользоваться приложением.'],
    ['Вы пользуетесь таблицами?', 'closed', 'Расскажите, как вы пользуетесь таблицами.'],
    ['Вам приходилось переносить встречу?', 'closed', 'Когда вам в последний раз приходилось переносить встречу?'],
    ['Как вы выбираете врача и почему именно его?', 'double', 'Как вы выбираете врача?'],
    [
      'Хотели бы вы планировать маршрут голосом?',
      'hypothetical',
      'Когда вы в последний раз пробовали планировать маршрут голосом?',
    ],
    [
      'Вы бы пользовались таким сервисом, если бы он был бесплатным?',
      'hypothetical',
      'Расскажите, как вы решали это в последний раз: …',
    ],
  ])('%s', (question, fault, better) => {
    expect(adviceFor(question, verdicts)).toMatchObject({ fault, better });
  });

  test('says in words what it is and why', () => {
    expect(adviceFor('Вам ведь неудобно пользоваться приложением, да?', verdicts)).toMatchObject({
      label: 'Наводящий вопрос',
      why: 'ответ подсказан, и с ним легко согласиться из вежливости.',
    });
    for (const fault of FAULTS) expect(VERDICT_LABELS[fault]).not.toBe('');
  });

  test.each([
    'Расскажите, как вы в последний раз искали врача.',
    'Что было самым трудным?',
    'Почему уходят клиенты?',
    '',
    'Да?',
    'а'.repeat(501),
  ])('nothing is said of %j', (question) => {
    expect(adviceFor(question, verdicts)).toBeNull();
  });

  test('what stands where own words do not go is itself no fault', () => {
    for (const frame of HONEST_FRAMES) expect(adviceFor(frame, verdicts)).toBeNull();
  });

  test.each([
    ['Тебе ведь неудобно пользоваться приложением, да?', 'Расскажи, каково тебе пользоваться приложением.'],
    ['Скажи, ты ходишь в спортзал?', 'Расскажи, как ты ходишь в спортзал.'],
    ['Ты звонил(а) в поддержку?', 'Расскажи, как ты в последний раз звонил(а) в поддержку.'],
    ['Звонила ли ты врачу?', 'Расскажи, как ты в последний раз звонила врачу.'],
    ['Тебе понравился новый интерфейс?', 'Как тебе новый интерфейс?'],
    ['Тебе приходилось переносить встречу?', 'Когда тебе в последний раз приходилось переносить встречу?'],
    ['Хотел бы ты планировать маршрут голосом?', 'Когда тебе в последний раз доводилось планировать маршрут голосом?'],
    ['Стала бы пользоваться платной версией?', 'Сколько тебе пришлось заплатить за это в последний раз?'],
    [
      'Представь, что доставка бесплатна: заказывал бы чаще?',
      'Расскажи, как тебе приходилось решать это в последний раз: …',
    ],
    ['Твой начальник строгий?', 'Расскажи, как это было в последний раз: …'],
    ['Скажите, Вам удобно записываться через сайт?', 'Расскажите, каково Вам записываться через сайт.'],
    ['Хотели бы Вы планировать маршрут голосом?', 'Когда Вы в последний раз пробовали планировать маршрут голосом?'],
  ])('speaks to people as %j does', (question, better) => {
    expect(adviceFor(question, verdicts)?.better).toBe(better);
  });

  test('never throws, and what is proposed is never the question itself nor a fault', () => {
    const word = fc.constantFrom(
      'вы',
      'вам',
      'бы',
      'если',
      'ли',
      'ведь',
      'да',
      'и',
      'или',
      'почему',
      'как',
      'сколько',
      'пользуетесь',
      'хотели',
      'звонили',
      'удобно',
      'нравится',
      'платить',
      'приходилось',
      'таблицами',
      'не',
      'много',
      'что',
      'бывает',
      ',',
      '?',
      '…',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'grapheme' }),
          fc.array(word, { maxLength: 16 }).map((all) => all.join(' ')),
        ),
        (question) => {
          const advice = adviceFor(question, verdicts);
          if (!advice) return;
          expect(advice.better).not.toBe(question);
          expect(verdictOf(advice.better, verdicts)).toBe('good');
          expect(advice.better.trim()).not.toBe('');
        },
      ),
    );
  });
});

/** Signs by which a wording shows whom it addresses. */
const SAYS = {
  вы: /(?<![а-яё])(?:вы|вам|вас|вами|ваш[а-яё]*|расскажите|скажите|[а-яё]+[еёи]те(?:сь)?)(?![а-яё])/iu,
  ты: /(?<![а-яё])(?:ты|тебе|тебя|тобой|тво[йяеёию]|расскажи|скажи|[а-яё]+[еёи]шь(?:ся)?)(?![а-яё])/iu,
};
/** A past verb with a gender after «ты», «тебе» or before them. */
const GENDERED = /(?<![а-яё])ты (?:[а-яё]+ ){0,4}?(?<deed>[а-яё]+(?:л|ла|лся|лась)(?:\(а\))?)(?![а-яё])/iu;

describe('whom it speaks to', () => {
  const verbs = ['пользуе', 'записывае', 'откладывае', 'ведё', 'готови', 'звони'];
  const deeds = ['переносить встречу', 'вести таблицу', 'выбирать врача', 'платить за доставку', 'искать няню'];
  const things = ['таблицами', 'встречу по телефону', 'отчёт вручную', 'заказы ночью'];
  const singular = [
    ...verbs.flatMap((verb) => things.map((thing) => `Ты ${verb}шь ${thing}?`)),
    ...verbs.flatMap((verb) => things.map((thing) => `Ты ведь ${verb}шь ${thing}, да?`)),
    ...deeds.flatMap((deed) => [
      `Тебе сложно ${deed}?`,
      `Тебе приходилось ${deed}?`,
      `Хотел бы ты ${deed} голосом?`,
      `Ты бы хотела ${deed} голосом?`,
      `Ты готов(а) ${deed} сама?`,
      `Стал бы ты ${deed}, если бы это было быстрее?`,
      `Представь, что можно ${deed} за минуту: стала бы?`,
      `Почему тебе трудно ${deed} и как ты это решаешь?`,
    ]),
  ];
  const plural = singular.map((question) =>
    question
      .replaceAll(/(?<![а-яё])ты(?![а-яё])/giu, 'вы')
      .replaceAll(/(?<![а-яё])тебе(?![а-яё])/giu, 'вам')
      .replaceAll(/([еёи])шь(?![а-яё])/gu, '$1те')
      .replace('Представь', 'Представьте')
      .replaceAll(/хотела?|Хотел/gu, (word) => `${word.replace(/а$/u, '')}и`)
      .replace(/Стал /u, 'Стали ')
      .replace('стала бы', 'стали бы')
      .replace('готов(а)', 'готовы')
      .replace('сама', 'сами'),
  );

  test.each([
    ['ты', 'вы', singular],
    ['вы', 'ты', plural],
  ] as const)('«%s» is answered with it, never with «%s»', (_own, other, questions) => {
    const advised = questions.flatMap((question) => adviceFor(question, verdicts) ?? []);
    expect(advised.length).toBeGreaterThan(questions.length * 0.6);
    expect(advised.filter(({ better }) => SAYS[other].test(better)).map(({ better }) => better)).toEqual([]);
  });

  test('no gender is told that the question did not tell', () => {
    const told = singular.flatMap((question) => {
      const better = adviceFor(question, verdicts)?.better ?? '';
      const deed = GENDERED.exec(better)?.groups?.deed;
      return deed !== undefined && !question.toLowerCase().includes(deed.toLowerCase()) ? [better] : [];
    });
    expect(told).toEqual([]);
  });

  test('what interviewers of the corpus asked', () => {
    const questions = readCorpus().flatMap(({ text }) =>
      turnsOf(text)
        .filter(({ role }) => role === 'interviewer')
        .flatMap(({ bodyStart, end }) => questionsIn(text, bodyStart, end).map((at) => text.slice(at.start, at.end))),
    );
    expect(questions.length).toBeGreaterThan(1000);
    const mixed = questions.flatMap((question) => {
      const better = adviceFor(question, verdicts)?.better;
      if (better === undefined) return [];
      const isTy = SAYS.ты.test(question) && !SAYS.вы.test(question);
      const isVy = SAYS.вы.test(question) && !SAYS.ты.test(question);
      return (isTy && SAYS.вы.test(better)) || (isVy && SAYS.ты.test(better)) ? [`${question} → ${better}`] : [];
    });
    expect(mixed).toEqual([]);
  });
});
