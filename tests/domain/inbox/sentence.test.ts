import { describe, expect, it } from 'vitest';

import { NOTICE_WHYS, type Notice } from '#src/domain/inbox/inbox.ts';
import { namedIn, noticeSentence } from '#src/domain/inbox/sentence.ts';

type Told = Parameters<typeof noticeSentence>[0];

const PAVEL = { id: 'p-1', name: 'Павел Никитин' };

const told = (why: Notice['why'], on: string, part: string | null = null, by = PAVEL): Told => ({ why, by, on, part });

const plain = (sentence: string): string => sentence.replaceAll('\u00A0', ' ');

const say = (notice: Told, record?: unknown, answer?: 'asked' | 'accepted' | 'returned'): string =>
  plain(noticeSentence(notice, { record, answer }));

describe('a sentence of the inbox', () => {
  it.each([
    ['mentioned', 'Павел Никитин упоминает вас в обсуждении исследования «Почему уходят»'],
    ['reply', 'Павел Никитин отвечает в вашем обсуждении исследования «Почему уходят»'],
    ['assigned', 'Павел Никитин назначает вас ответственным за исследование «Почему уходят»'],
    ['reviewAsked', 'Павел Никитин просит вас проверить исследование «Почему уходят»'],
    ['reviewAnswered', 'Павел Никитин отвечает на вашу просьбу проверить исследование «Почему уходят»'],
    ['finished', 'Павел Никитин завершает раунд исследования «Почему уходят»'],
  ] as const)('of %s', (why, sentence) => {
    expect(say(told(why, 'research:r-1'), { title: 'Почему уходят' })).toBe(sentence);
  });

  it.each([
    ['first', 'Есть первый ответ раунда интервью «Июнь»'],
    ['half', 'Набрана половина участников раунда интервью «Июнь»'],
    ['goal', 'Набраны все участники раунда интервью «Июнь»'],
    ['quota:Москва', 'Набрана квота «Москва» раунда интервью «Июнь»'],
    ['silence:3', 'Уже 3 дня нет ответов раунда интервью «Июнь»'],
    ['over', 'Вышел срок раунда интервью «Июнь»'],
    ['ended', 'Павел Никитин завершает сбор ответов раунда интервью «Июнь»'],
    ['of a later build', 'Новости раунда интервью «Июнь»'],
  ])('tells what a round has come to: %s', (part, sentence) => {
    expect(say(told('round', 'round:r-1', part), { title: 'Июнь' })).toBe(sentence);
  });

  it('tells that a round has ended where nobody is known to have ended it', () => {
    const nobody = { id: '', name: '' };
    expect(say(told('round', 'round:r-1', 'ended', nobody))).toBe('Завершён сбор ответов раунда интервью');
  });

  it.each([
    ['hypothesis:h-1', { text: 'Если показать' }, 'гипотезы «Если показать»', 'гипотезу «Если показать»'],
    ['mark:m-1', { id: 'm-1' }, 'отметки', 'отметку'],
    ['experiment:e-1', { name: 'Регистрация' }, 'эксперимента «Регистрация»', 'эксперимент «Регистрация»'],
    ['board:market', undefined, 'доски «Рынок»', 'доску «Рынок»'],
    ['persona:p-1', { name: 'Ольга' }, 'персоны «Ольга»', 'персону «Ольга»'],
    ['audience:a-1', { name: 'Ученики' }, 'аудитории «Ученики»', 'аудиторию «Ученики»'],
    ['report:t-1', { title: 'Итог' }, 'отчёта «Итог»', 'запись: отчёт «Итог»'],
    ['nonsense:1', { title: 'Что-то' }, 'записи', 'запись'],
  ])('names %s in its cases', (on, record, of, what) => {
    expect(say(told('mentioned', on), record)).toBe(`Павел Никитин упоминает вас в обсуждении ${of}`);
    expect(say(told('reviewAsked', on), record)).toBe(`Павел Никитин просит вас проверить ${what}`);
  });

  it('names the part: a card by its title, a quote by what it belongs to', () => {
    expect(say(told('mentioned', 'board:vision', 'targetGroup'))).toBe(
      'Павел Никитин упоминает вас в обсуждении карточки «Целевая аудитория» доски «Видение»',
    );
    expect(say(told('reviewAsked', 'hypothesis:h-1', 'q-1'), { text: 'Если' })).toBe(
      'Павел Никитин просит вас проверить цитату гипотезы «Если»',
    );
    expect(say(told('mentioned', 'board:market', 'gone'))).toBe(
      'Павел Никитин упоминает вас в обсуждении доски «Рынок»',
    );
  });

  it('says how a review was answered, once that is known', () => {
    const answered = told('reviewAnswered', 'hypothesis:h-1');
    expect(say(answered, { text: 'Если' }, 'accepted')).toMatch(/«Если»: принято$/);
    expect(say(answered, { text: 'Если' }, 'returned')).toMatch(/«Если»: возвращено$/);
    expect(say(answered, { text: 'Если' }, 'asked')).toMatch(/«Если»$/);
  });

  it('says it without a name, too', () => {
    const nobody = { id: '', name: ' ' };
    expect(say(told('mentioned', 'research:r-1', null, nobody))).toBe(
      'Коллега упоминает вас в обсуждении исследования',
    );
    expect(say(told('finished', 'research:r-1', null, nobody))).toBe('Закончился раунд исследования');
  });

  it('cuts a long name between words, and one without words in the middle', () => {
    const long = say(told('mentioned', 'hypothesis:h-1'), { text: 'слово '.repeat(60) });
    expect(long).toMatch(/слово…»$/);
    expect(long.length).toBeLessThan(160);
    expect(say(told('mentioned', 'hypothesis:h-1'), { text: 'ы'.repeat(300) })).toMatch(/«ы{64}…»$/);
  });

  it('ends on no preposition and no comma', () => {
    const text = 'Рассылка одной цитаты заставит продактов задуматься, давно ли и с кем они говорили';
    expect(say(told('mentioned', 'hypothesis:h-1'), { text })).toMatch(/задуматься, давно…»$/);
    const other = 'Рассылка «Одна цитата недели» заставит продактов задуматься, давно ли они';
    expect(say(told('mentioned', 'hypothesis:h-1'), { text: other })).toMatch(/задуматься…»$/);
  });

  it('lets nobody turn the sentence round or close its quotation marks', () => {
    const evil = told('mentioned', 'research:r-1', null, { id: 'p', name: '\u202Eливап\u2066' });
    const sentence = say(evil, { title: '\u202E«Ура» и "всё"\n\nстрока' });
    expect(sentence).toBe('ливап упоминает вас в обсуждении исследования «„Ура“ и „всё“ строка»');
  });

  it('has words for every reason', () => {
    for (const why of NOTICE_WHYS) expect(say(told(why, 'research:r-1'))).toMatch(/исследовани[ея]$/);
  });
});

it('reads the name of a record, and nothing else', () => {
  expect(namedIn('research:r:1')).toEqual({ kind: 'research', id: 'r:1' });
  expect([namedIn('research'), namedIn(':1'), namedIn('toString:1'), namedIn('')]).toEqual([null, null, null, null]);
});
