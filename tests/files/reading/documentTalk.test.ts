import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { type DocumentPart, documentTalk } from '#files/reading/office/documentTalk.ts';
import { readDocx } from '#files/reading/office/docxText.ts';
import { readRtf } from '#files/reading/office/rtf/rtfText.ts';
import { turnText, turnsOf, type Transcript } from '#src/domain/research/transcript.ts';
import { paragraph, run, wordFile } from '../../support/files/wordFile.ts';

const said = (talk: Transcript) => turnsOf(talk).map((turn) => `${turn.speaker ?? '∅'}: ${turnText(talk.text, turn)}`);
const cell = (...paragraphs: string[]) => `<w:tc>${paragraphs.map((text) => paragraph(run(text))).join('')}</w:tc>`;
const row = (...cells: string[]) => `<w:tr>${cells.join('')}</w:tr>`;
const table = (...rows: string[]) => `<w:tbl>${rows.join('')}</w:tbl>`;

const line = (name: string, words: string) => String.raw`\trowd\cellx1\cellx2 ${name}\cell ${words}\cell\row `;

describe('a document whose talk stands in a table', () => {
  test('has its people, and words around it are nobody’s', async () => {
    const body = [
      paragraph(run('Интервью 4')),
      paragraph(run('Тула')),
      table(
        row(cell('Вера'), cell('Чем топите?')),
        row(cell('Рита из Тулы'), cell('Углём.', 'И дровами: реже.')),
        row(cell('Вера'), cell('Почём?')),
        row(cell('Рита из Тулы'), cell('900')),
      ),
      paragraph(run('После разговора.')),
      paragraph(run('заметка: звонить весной')),
    ].join('');
    const talk = await readDocx(wordFile(body));
    expect(talk.labels).toEqual(['Вера', 'Рита из Тулы']);
    expect(said(talk)).toEqual([
      '∅: Интервью 4',
      '∅: Тула',
      'Вера: Чем топите?',
      'Рита из Тулы: Углём.\nИ дровами: реже.',
      'Вера: Почём?',
      'Рита из Тулы: 900',
      '∅: После разговора.\nзаметка: звонить весной',
    ]);
  });

  test('and a talk around it, too: who speaks is guessed', async () => {
    const body = [
      table(row(cell('Вера'), cell('Чем топите?')), row(cell('Рита'), cell('Углём.'))),
      ...['Вера: Почём?', 'Рита: 900.', 'Вера: Да?', 'Рита: Да.'].map((text) => paragraph(run(text))),
    ].join('');
    expect((await readDocx(wordFile(body))).labels).toBeNull();
  });

  test('in rich text, with a remark under the line', async () => {
    const rows = [line('Anna', 'How?'), line('Ivan', 'So.'), line('Anna', 'Good.')].join('\n');
    const talk = await readRtf(new Blob([String.raw`{\rtf1 over\par ${rows}\pard end{\*\annotation note}\par}`]));
    expect(talk.labels).toEqual(['Anna', 'Ivan']);
    expect(said(talk)).toEqual([
      '∅: over',
      'Anna: How?',
      'Ivan: So.',
      'Anna: Good.',
      '∅: end[1]',
      '∅: ---\nПримечания\n[1] note',
    ]);
  });
});

const words = fc.constantFrom('Углём: да.', 'Вера: нет', '[0:05] так', '[—] вот', '---', 'a\n\nb', '900', '«да»', '');
const turn = fc.record({
  speaker: fc.constantFrom(null, 'Вера', 'Рита: из Тулы', '[0:05]'),
  at: fc.constantFrom(null, 5, 65),
  words,
});
const parts = fc.array(fc.oneof(words.filter(Boolean), fc.array(turn, { minLength: 1, maxLength: 4 })), {
  maxLength: 5,
});

const bare = (text: string) => text.replaceAll(/\s+/g, '');

const of = (pairs: readonly (readonly [string | null, string])[], isNobody: boolean) =>
  pairs
    .filter(([speaker]) => (speaker === null) === isNobody)
    .map(([, text]) => text)
    .join('');

test('of any parts: no word is lost, and none is another’s', () => {
  fc.assert(
    fc.property(parts, fc.constantFrom('', '---\n\nСноски\n\n[1] Вера: да'), (all, apart) => {
      const talk = documentTalk(all as DocumentPart[], apart, (text) => text.trim());
      if (!talk) return;
      const expected = all.flatMap((part) =>
        typeof part === 'string'
          ? [[null, bare(part)] as const]
          : part.map((one) => [one.speaker, bare(one.words)] as const),
      );
      const got = turnsOf(talk).map((one) => [one.speaker, bare(turnText(talk.text, one))] as const);
      expect(of(got, false)).toEqual(of(expected, false));
      expect(of(got, true)).toEqual(of(expected, true) + bare(apart));
    }),
  );
});
