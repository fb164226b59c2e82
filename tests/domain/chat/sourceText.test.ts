import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { NBSP } from '#src/domain/core/format.ts';
import { applyOp, type Op } from '#src/domain/core/operation.ts';
import type { StoredRecord } from '#src/domain/core/record.ts';
import { sourcesOf } from '#src/domain/chat/interview.ts';
import { afterPress, paragraphsOf, pickedWords, sectionAt, wordsOfPassage } from '#src/domain/chat/paragraphs.ts';
import { dropText, keepText, MOST_KEPT } from '#src/domain/chat/sourceText.ts';
import { parseRecord } from '#src/domain/schemas.ts';

const AT = '2026-11-27T12:00:00.000Z';
const SOURCE = { id: 'f-1', from: 'file', name: 'бриф.docx' } as const;

const after = (ops: readonly Op[], from?: StoredRecord): StoredRecord | undefined =>
  ops.reduce<StoredRecord | undefined>((record, op) => applyOp(record, op, AT), from);

const bare = (said: string): string => said.replaceAll(/\s/g, '');
const plain = (said: string): string => said.replaceAll(NBSP, ' ');
const file = (position: string, isKept: boolean) => ({
  name: `${position}.txt`,
  size: 1,
  isRead: true,
  problem: '',
  isKept,
  position,
});

const TEXT = `Смена — расписания без чатов

Кому мы помогаем
Хозяевам кофеен с одной–пятью точками, которые сами составляют график, и каждую
неделю теряют на этом вечер.
Сетям — пока нет.

## 2. Как зарабатываем
Подписка, 1 900 рублей с точки в месяц.
`;

describe('the paragraphs of a text', () => {
  const paragraphs = paragraphsOf(TEXT);
  const words = paragraphs.map(({ start, end }) => TEXT.slice(start, end));

  it('are its lines, those joined that were cut in the middle of a sentence', () => {
    expect(words).toContain('Сетям — пока нет.');
    expect(words).toContain(
      'Хозяевам кофеен с одной–пятью точками, которые сами составляют график, и каждую\nнеделю теряют на этом вечер.',
    );
  });

  it('are taken without the cuts, apart from each other', () => {
    const start = TEXT.indexOf('которые сами');
    const end = TEXT.indexOf(' — пока нет');
    expect(wordsOfPassage(TEXT, paragraphs, { start, end })).toBe(
      'которые сами составляют график, и каждую неделю теряют на этом вечер.\nСетям',
    );
  });

  it('know the heading they stand under', () => {
    expect(paragraphs.filter(({ isHeading }) => isHeading).map(({ section }) => section)).toContain('Кому мы помогаем');
    const at = TEXT.indexOf('Подписка');
    expect(sectionAt(paragraphs, { start: at, end: at + 8 })).toBe('2. Как зарабатываем');
    expect(sectionAt(paragraphs, { start: TEXT.indexOf('Сетям'), end: TEXT.length })).toBe('Кому мы помогаем');
  });

  it('of any text are all its words, in order, none twice', () => {
    const line = fc.oneof(fc.constantFrom('', ' ', 'Цели', '## Цены', 'аудитория: хозяева', 'Дом.'), fc.string());
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
        const text = lines.join('\n');
        const found = paragraphsOf(text);
        expect(bare(found.map(({ start, end }) => text.slice(start, end)).join(''))).toBe(bare(text));
        for (const [index, { start, end }] of found.entries()) {
          expect(start).toBeLessThan(end);
          expect(start).toBeGreaterThanOrEqual(found[index - 1]?.end ?? 0);
        }
      }),
    );
  });
});

describe('pressing paragraphs', () => {
  const chosen = { start: 2, end: 4 };

  it.each([
    ['one beside it adds it', chosen, 5, { start: 2, end: 5 }],
    ['one before it adds it', chosen, 1, { start: 1, end: 4 }],
    ['its first leaves it out', chosen, 2, { start: 3, end: 4 }],
    ['its last leaves it out', chosen, 4, { start: 2, end: 3 }],
    ['one far away chooses that alone', chosen, 9, { start: 9, end: 9 }],
    ['one in the middle chooses that alone', chosen, 3, { start: 3, end: 3 }],
    ['the only one chooses nothing', { start: 3, end: 3 }, 3, null],
    ['the first of all chooses it', null, 7, { start: 7, end: 7 }],
  ])('%s', (_, before, index, expected) => {
    expect(afterPress(before, index)).toEqual(expected);
  });
});

describe('a kept text', () => {
  it('is a record of its kind; of a very long one the beginning, never half of a character', () => {
    const kept = after(keepText(SOURCE, `${'а'.repeat(MOST_KEPT - 1)}😀`));
    expect(parseRecord('chatText', kept)).toMatchObject({ ok: true, record: { text: 'а'.repeat(MOST_KEPT - 1) } });
  });

  it('leaves no words behind when it is dropped, twice as once', () => {
    const kept = after(keepText(SOURCE, TEXT));
    const once = after(dropText(SOURCE), kept);
    expect(once).toMatchObject({ text: '', name: '', deletedAt: AT });
    expect(after(dropText(SOURCE), once)).toMatchObject({ text: '', deletedAt: AT });
    expect(after(keepText(SOURCE, 'снова'), once)).toMatchObject({ text: 'снова', deletedAt: null });
  });

  it('is told of where it was read; a file of before, whose text is not kept, is not', () => {
    const files = { x: file('b', true), y: file('a', true), z: file('c', false) };
    expect(sourcesOf({ files, keptPage: 'smena.example' }).map(({ id, name }) => [id, name])).toEqual([
      ['y', 'a.txt'],
      ['x', 'b.txt'],
      ['page', 'smena.example'],
    ]);
  });

  it('is named with the section', () => {
    expect(plain(pickedWords(SOURCE, 'Цены'))).toBe('из файла «бриф.docx», раздел «Цены»');
    expect(plain(pickedWords({ from: 'page', name: 'smena.example' }, ''))).toBe('со страницы smena.example');
  });
});
