import { describe, expect, it } from 'vitest';

import { invitingLetter, remindingLetter, remindingWords, type AskedBy } from '#src/domain/fieldwork/writing/askingLetter.ts'; // prettier-ignore

const by = (more: Partial<AskedBy> = {}): AskedBy => ({
  company: ' Смена ',
  welcome: ' Здравствуйте!\nМы делаем расписания. \n\n\n Расскажите о своём.\n\n',
  address: 'https://orientir.example/i/t',
  until: '2026-06-30',
  ...more,
});
const plain = (words: readonly string[] | string): string => [words].flat().join('\n').replaceAll('\u00A0', ' ');

describe('a letter that invites', () => {
  it('says who asks, in the scenario’s own paragraphs, and leads to the one whose it is', () => {
    const { subject, heading, paragraphs, button } = invitingLetter(by());
    expect(plain(subject)).toBe('«Смена»: несколько вопросов к вам');
    expect(plain(heading)).toMatch(/^«Смена» просит вас/);
    expect(paragraphs).toEqual(['Здравствуйте!\nМы делаем расписания.', 'Расскажите о своём.']);
    expect(button).toEqual({ label: 'Ответить на вопросы', address: 'https://orientir.example/i/t' });
  });

  it('says that it is theirs alone, until when, and how nobody writes again', () => {
    expect(plain(invitingLetter(by()).notes)).toMatch(/Не пересылайте письмо\.\nОтветы принимаем до 30 июня 2026[^\n]*\.\nНе хотите отвечать/); // prettier-ignore
    expect(plain(invitingLetter(by({ until: null })).notes)).not.toContain('принимаем');
    expect(invitingLetter(by({ until: null })).notes).toHaveLength(2);
  });

  it('from a company that nobody has named has words all the same', () => {
    for (const company of ['', ' ']) expect(plain(invitingLetter(by({ company })).subject)).toMatch(/^Компания: /);
  });
});

describe('a letter that reminds', () => {
  it('of somebody who has begun promises nothing anew, and goes on where they were', () => {
    const { heading, paragraphs, button } = remindingLetter(by(), true);
    expect(plain(heading)).toBe('Вы остановились на середине');
    expect(plain(paragraphs)).toContain('уже рассказали, на месте');
    expect(button.label).toBe('Продолжить');
    // The page of whoever has begun has no «Отказаться».
    expect(plain(remindingLetter(by(), true).notes)).toContain('нажмите «Остановиться»');
    expect(plain(remindingLetter(by(), false).notes)).toContain('нажмите «Отказаться»');
  });

  it('of somebody who has not says who has asked', () => {
    const { subject, heading, paragraphs, button, notes } = remindingLetter(by(), false);
    expect(plain(subject)).toBe('«Смена»: мы ждём ваших ответов');
    expect(plain(heading)).toBe('Мы всё ещё хотим вас выслушать');
    expect(plain(paragraphs)).toMatch(/^Недавно «Смена» просила вас/);
    expect(button).toEqual({ label: 'Ответить на вопросы', address: 'https://orientir.example/i/t' });
    expect(notes).toEqual(invitingLetter(by()).notes);
  });
});

describe('words in a chat that remind', () => {
  it('say until when to whoever has not begun, and to both how to stop it', () => {
    const [fresh, begun] = [remindingWords(by(), false), remindingWords(by(), true)].map((one) => plain(one).split('\n\n')); // prettier-ignore
    expect(fresh).toHaveLength(3);
    expect(fresh?.[0]).toMatch(/^Недавно «Смена» просила/);
    expect(fresh?.[1]).toMatch(/^Ответы принимаем до 30 июня 2026/);
    expect(begun).toHaveLength(2);
    expect(begun?.[0]).toMatch(/^Вы остановились на середине\./);
    for (const words of [fresh, begun]) expect(words?.at(-1)).toContain('напишите «стоп»');
    expect(plain(remindingWords(by({ until: null }), false)).split('\n\n')).toHaveLength(2);
  });
});
