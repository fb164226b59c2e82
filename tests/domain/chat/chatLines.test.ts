import { describe, expect, it } from 'vitest';

import { NBSP } from '#src/domain/core/format.ts';
import {
  analysedLine,
  DIALOGUE_LINE,
  proposalLine,
  questionLine,
  questionOf,
  receivedLine,
  revisionLine,
  uploadedLine,
} from '#src/domain/chat/lines.ts';

const read = (name: string) => ({ name, size: 1, isRead: true, problem: '', position: 'a' });
const unread = (name: string, problem = '') => ({ ...read(name), isRead: false, problem });
const plain = (text: string) => text.replaceAll(NBSP, ' ');

describe('questions', () => {
  it('are numbered in their order', () => {
    expect(plain(questionLine('vision'))).toBe(`Вопрос 1 из 9. ${plain(questionOf('vision'))}`);
    expect(plain(questionLine('channels'))).toBe(`Вопрос 9 из 9. ${plain(questionOf('channels'))}`);
  });

  it('of an answer that is to be changed show it', () => {
    expect(plain(revisionLine('needs', 'Кофе'))).toBe(
      `${plain(questionLine('needs'))}\n\nСейчас записано: «Кофе»\n\nНапишите новый ответ или «оставить», если менять не нужно.`,
    );
  });

  it('come with what a file offers', () => {
    expect(plain(proposalLine([{ from: 'file', file: 'бриф.txt', text: 'Кофейни.', start: 0, end: 8 }]))).toBe(
      'Нашёл в файле «бриф.txt»: «Кофейни.» Подходит?',
    );
  });
});

describe('files', () => {
  it('that were given are named', () => {
    expect(uploadedLine([read('а.txt')])).toBe('Загружен файл: «а.txt»');
    expect(uploadedLine([read('а.txt'), read('б.pdf')])).toBe('Загружены файлы: «а.txt», «б.pdf»');
  });

  const next = 'Можно добавить ещё материалы или написать пару слов о компании — тогда перейдём к вопросам.';

  it.each([
    [[read('а.txt')], 'Спасибо, прочитал 1 файл.'],
    [[read('а.txt'), read('б.txt')], 'Спасибо, прочитал 2 файла.'],
    [['а', 'б', 'в', 'г', 'д'].map(read), 'Спасибо, прочитал 5 файлов.'],
    [[read('а.txt'), unread('б.pdf', 'Пароль.')], 'Прочитал 1 файл из 2. Файл «б.pdf»: Пароль.'],
    [[unread('б.pdf')], 'Файл «б.pdf» прочитать не удалось.'],
    [[unread('б.pdf', 'В файле «б.pdf» нет текста.')], 'В файле «б.pdf» нет текста.'],
  ])('are told at once as they were read', (files, said) => {
    expect(plain(receivedLine(files, false))).toBe(`${said} ${next}`);
  });

  it('beyond the last place are not asked for', () => {
    expect(plain(receivedLine([read('а.txt')], true))).toBe(
      'Спасибо, прочитал 1 файл. Больше файлов добавить нельзя. Напишите пару слов о компании — и перейдём к вопросам.',
    );
  });

  it.each([
    [[read('а.txt')], 'Проанализировал файл «а.txt»: что похоже на ответ, предложу к вопросу.'],
    [
      [read('а.txt'), read('б.txt')],
      'Проанализировал файлы «а.txt», «б.txt»: что похоже на ответ, предложу к вопросу.',
    ],
    [
      [read('а.txt'), unread('б. В.pdf', 'Файл «б. В.pdf» защищён паролем.  Снимите защиту.')],
      'Проанализировал файл «а.txt»: что похоже на ответ, предложу к вопросу. Файл «б. В.pdf» защищён паролем.',
    ],
    [[unread('б.pdf', 'Пароль.')], 'Файл «б.pdf»: Пароль. Остальное заполним в диалоге.'],
    [[], plain(DIALOGUE_LINE)],
  ])('are claimed to be analysed when they were read; of the others the reason is said', (files, said) => {
    expect(plain(analysedLine(files))).toBe(said);
  });
});
