import { describe, expect, it } from 'vitest';

import { readAnswer } from '#src/domain/fieldwork/answers.ts';
import { QUESTION_KINDS } from '#src/domain/fieldwork/questions/questionKinds.ts';
import { question } from '#src/samples/scripts.ts';
import { ANSWER_EXAMPLES } from '#tests/support/answerExamples.ts';

const said = (text: string) => readAnswer(question('c', { kind: 'contact' }), 0, { text });

describe('an answer to a question', () => {
  it.each(Object.entries(ANSWER_EXAMPLES))('of the kind «%s» is understood, or asked back', (kind, example) => {
    expect([example.question.kind, Object.keys(QUESTION_KINDS)]).toEqual([kind, Object.keys(ANSWER_EXAMPLES)]);
    const read = (text: string) => readAnswer(example.question, 0, { text });
    expect(read(example.said)).toEqual({ meaning: example.meaning });
    const { meaning, problem } = read(example.unread);
    expect([meaning.is, problem]).toEqual(['unread', expect.stringMatching(/\S/)]);
  });
});

describe('an answer to how somebody can be reached', () => {
  it.each([
    'anna@example.com',
    'Пётр Долгий <petr@resp.example>',
    '"Пётр, Долгий" <petr@resp.example>',
    'почта (petr@resp.example)',
    '8 900 123-45-67, после шести',
    '@petr_dolgy',
  ])('is taken: %s', (text) => {
    expect(said(text)).toEqual({ meaning: { is: 'text' } });
  });

  it.each([
    ['12', 'Не хватает цифр: в номере их 11, а здесь 2'],
    ['+7 900 123-45-678', 'Лишние цифры'],
    ['petr@resp', 'Это не адрес почты'],
    ['Пётр <petr@@resp.example>', 'Это не адрес почты'],
    ['@ira', 'Слишком короткое имя: нужно от 5 знаков'],
    ['@пётр', 'только латинские буквы'],
    ['позвоните мне', 'Так с вами не связаться'],
  ])('is not, and what is wrong with it is said: %s', (text, words) => {
    const { meaning, problem = '' } = said(text);
    expect(meaning).toEqual({ is: 'unread' });
    expect(problem.replaceAll('\u00A0', ' ')).toContain(words);
    expect(problem).toContain('Подойдёт телефон, почта или имя в Telegram.');
  });
});
