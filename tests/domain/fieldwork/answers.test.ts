import { describe, expect, it } from 'vitest';

import { readAnswer } from '#src/domain/fieldwork/answers.ts';
import { question } from '#src/samples/scripts.ts';

const said = (text: string) => readAnswer(question('c', { kind: 'contact' }), 0, { text });

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
