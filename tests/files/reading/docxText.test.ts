import { describe, expect, test } from 'vitest';

import { readDocx } from '#files/reading/office/docxText.ts';
import { turnsOf, turnText } from '#src/domain/research/transcript.ts';
import { paragraph, run, wordFile } from '../../support/files/wordFile.ts';

const textOf = async (body: string, parts?: Readonly<Record<string, string>>): Promise<string> =>
  (await readDocx(wordFile(body, parts))).text;

const level = (at: number, form: string, text: string, start = 1): string =>
  `<w:lvl w:ilvl="${at}"><w:start w:val="${start}"/><w:numFmt w:val="${form}"/><w:lvlText w:val="${text}"/></w:lvl>`;
const listed = (list: number, at: number, text: string): string =>
  paragraph(
    `<w:pPr><w:numPr><w:ilvl w:val="${at}"/><w:numId w:val="${list}"/></w:numPr><w:tabs><w:tab w:pos="9"/></w:tabs></w:pPr>`,
    run(text),
  );

const field = (kind: string): string => `<w:r><w:fldChar w:fldCharType="${kind}"/></w:r>`;
const styled = (properties: string, text: string): string =>
  paragraph(`<w:pPr><w:pStyle w:val="Own"/>${properties}</w:pPr>`, run(text));
const cell = (content: string): string => `<w:tc>${content}</w:tc>`;
const refer = (kind: string, id: number): string => `<w:r><w:${kind}Reference w:id="${id}"/></w:r>`;

describe('numbers and bullets of lists', () => {
  const numbering = [
    `<w:abstractNum w:abstractNumId="7">${level(0, 'decimal', '%1.')}${level(1, 'decimal', '%1.%2.')}${level(2, 'russianLower', '%3)')}</w:abstractNum>`,
    `<w:abstractNum w:abstractNumId="8">${level(0, 'bullet', '\uF0B7')}</w:abstractNum>`,
    `<w:abstractNum w:abstractNumId="9">${level(0, 'upperRoman', '%1')}</w:abstractNum>`,
    '<w:num w:numId="1"><w:abstractNumId w:val="7"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="8"/></w:num>',
    '<w:num w:numId="3"><w:abstractNumId w:val="9"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="4"/></w:lvlOverride></w:num>',
  ].join('');

  test('are counted by level, go on behind other paragraphs, begin anew under the next', async () => {
    const body = [
      listed(1, 0, 'Дом'),
      listed(1, 1, 'Комнаты'),
      listed(1, 2, 'печь'),
      listed(1, 2, 'газ'),
      paragraph(run('Пауза')),
      listed(1, 0, 'Дача'),
      listed(1, 1, 'Колодец'),
      listed(2, 0, 'вода'),
      listed(3, 0, 'Раздел'),
      listed(3, 0, 'Ещё'),
    ].join('');
    expect((await textOf(body, { numbering })).split('\n\n')).toEqual([
      '1. Дом',
      '1.1. Комнаты',
      'а) печь',
      'б) газ',
      'Пауза',
      '2. Дача',
      '2.1. Колодец',
      '• вода',
      'IV Раздел',
      'V Ещё',
    ]);
  });

  test('come from the style too, and not where the paragraph takes them off', async () => {
    const styles =
      '<w:style w:styleId="Base"><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style><w:style w:styleId="Own"><w:basedOn w:val="Base"/></w:style>';
    const off = '<w:numPr><w:numId w:val="0"/></w:numPr>';
    const body = styled('', 'Первый') + styled(off, 'Без номера') + styled('', 'Второй');
    expect(await textOf(body, { numbering, styles })).toBe('1. Первый\n\nБез номера\n\n2. Второй');
  });
});

describe('words that stand apart', () => {
  const body = [
    paragraph(run('Вера: Сколько платите?')),
    paragraph(run('Рита: Пять тысяч'), refer('footnote', 2), run(' и тысячу'), refer('endnote', 2), run('.')),
    paragraph(run('Вера: Дорого?')),
    paragraph(run('Рита: Да'), refer('comment', 0), run('.')),
  ].join('');
  const parts = {
    footnotes: `<w:footnote w:id="2">${paragraph(run('Рита: поправилась.'))}</w:footnote>`,
    endnotes: `<w:endnote w:id="2">${paragraph(run('За уголь,'))}${paragraph(run('в декабре.'))}</w:endnote>`,
    comments: `<w:comment w:id="0" w:author="Олег">${paragraph(run('Уточнить'))}</w:comment>`,
    header: paragraph(run('Рита: интервью 7')),
  };

  test('are under the text, each with its sign, and no one says them', async () => {
    const text = await textOf(body, parts);
    expect(text.split('\n\n')).toEqual([
      'Вера: Сколько платите?',
      'Рита: Пять тысяч[1] и тысячу[2].',
      'Вера: Дорого?',
      'Рита: Да[3].',
      '---',
      'Сноски',
      '[1] Рита: поправилась.',
      '[2] За уголь, в декабре.',
      '---',
      'Примечания',
      '[3] Олег: Уточнить',
      '---',
      'Колонтитулы',
      '[верхний колонтитул] Рита: интервью 7',
    ]);
    const turns = turnsOf(text);
    expect(turns.slice(0, 4).map(({ speaker }) => speaker)).toEqual(['Вера', 'Рита', 'Вера', 'Рита']);
    expect(turns[3] && turnText(text, turns[3])).toBe('Да[3].');
    expect(turns.slice(4).every(({ speaker }) => speaker === null)).toBe(true);
  });
});

test('fields, links, directions and entry forms give what is seen of them', async () => {
  const body = paragraph(
    `<w:fldSimple w:instr="AUTHOR">${run('Рита')}</w:fldSimple>`,
    run(' из '),
    `${field('begin')}<w:r><w:instrText>DATE</w:instrText></w:r>${field('separate')}${run('Тулы')}${field('end')}`,
    `<w:hyperlink>${run(', тут')}</w:hyperlink><w:bdo w:val="ltr">${run(' и')}</w:bdo><w:dir>${run(' там')}</w:dir>`,
    `<w:sdt><w:sdtContent>${run('.')}</w:sdtContent></w:sdt>`,
  );
  expect(await textOf(body)).toBe('Рита из Тулы, тут и там.');
});

test('signs inside words: breaks, tabs, hyphens that do not break and those that only may', async () => {
  const body = paragraph(
    '<w:r><w:t>Кто</w:t><w:noBreakHyphen/><w:t>то</w:t><w:cr/><w:t>элек\u00ADтри</w:t><w:softHyphen/><w:t>чество</w:t><w:tab/><w:t>по\u2011русски</w:t><w:br/><w:sym w:font="Wingdings" w:char="F0FC"/></w:r>',
  );
  expect(await textOf(body)).toBe('Кто-то\nэлектричество\tпо-русски\n✓');
});

test('what was deleted or moved away is left out; a paragraph whose end was deleted goes on', async () => {
  const body =
    paragraph(
      '<w:pPr><w:rPr><w:del/></w:rPr></w:pPr>',
      run('Плачу '),
      '<w:del><w:r><w:delText>пять </w:delText><w:tab/></w:r></w:del>',
      `<w:ins>${run('шесть ')}</w:ins><w:moveFrom>${run('летом')}</w:moveFrom>`,
    ) + paragraph(run('тысяч.'));
  expect(await textOf(body)).toBe('Плачу шесть тысяч.');
});

test('a text box stands behind its paragraph, once', async () => {
  const box = `<w:txbxContent>${paragraph(run('в рамке'))}</w:txbxContent>`;
  const body = paragraph(
    run('До '),
    `<mc:AlternateContent><mc:Choice><wps:txbx>${box}</wps:txbx></mc:Choice><mc:Fallback><v:textbox>${box}</v:textbox></mc:Fallback></mc:AlternateContent>`,
    run('и после'),
  );
  expect(await textOf(body)).toBe('До и после\n\nв рамке');
});

test('a table keeps every cell, one inside of another too', async () => {
  const inner = `<w:tbl><w:tr>${cell(paragraph(run('уголь')))}${cell(paragraph(run('900')))}</w:tr></w:tbl>`;
  const body = `<w:tbl><w:tr>${cell(paragraph(run('Товар')) + paragraph(run('и цена')))}${cell(inner + paragraph())}</w:tr></w:tbl>`;
  expect(await textOf(body)).toBe('Товар\nи цена\nуголь\n900');
});

test('five megabytes of markup come in whole, in order', async () => {
  const body = Array.from({ length: 40_000 }, (_, at) =>
    paragraph(run(`Рита: ответ ${at} о том, чем топят дом зимой`)),
  );
  const text = await textOf(body.join(''));
  expect(text.split('\n\n').map((line) => Number(/\d+/.exec(line)?.[0]))).toEqual([...body.keys()]);
});
