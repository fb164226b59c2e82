import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';

import { makePptx } from '#files/writing/deck/deck.ts';
import { boardDeck } from '#app/shared/board/deck.ts';
import type { Board, BoardId } from '#src/domain/boards/board.ts';
import { groupedCards } from '#src/domain/boards/slideGroups.ts';
import { shownCards } from '#src/domain/boards/shownBoard.ts';
import { lookOf } from '#src/features/boards/strategicCanvasPicture.ts';
import { marketBoard } from '#src/samples/boards/board-market.ts';
import { marketingBoard } from '#src/samples/boards/board-marketing.ts';
import { productBoard } from '#src/samples/boards/board-product.ts';
import { visionBoard } from '#src/samples/boards/board-vision.ts';
import { runWorkersHere } from '../../support/workersHere.ts';
import { parseXml, type XmlElement } from '../../support/files/xml.ts';

runWorkersHere();

const boards: readonly { readonly id: BoardId; readonly board: Board }[] = [
  { id: 'vision', board: visionBoard },
  { id: 'market', board: marketBoard },
  { id: 'product', board: productBoard },
  { id: 'marketing', board: marketingBoard },
];

const squeezed = (text: string): string => text.replaceAll(/\s+/g, '');

/** The values of a chart's series in its part of a name. */
const valuesOf = (series: XmlElement | undefined, part: string): readonly string[] =>
  (series?.all(part) ?? []).flatMap((list) => list.all('c:v')).map(({ text }) => text);

/** A presentation taken apart: its parts as text and as documents, its slides in order. */
interface Opened {
  readonly parts: Readonly<Record<string, string>>;
  readonly xml: (path: string) => XmlElement;
  readonly slides: readonly { readonly page: XmlElement; readonly words: string; readonly notes: readonly string[] }[];
}

const wordsIn = (page: XmlElement): string =>
  page
    .all('a:t')
    .map(({ text }) => text)
    .join('');

async function opened(blob: Blob): Promise<Opened> {
  const unzipped = unzipSync(new Uint8Array(await blob.arrayBuffer()));
  const parts = Object.fromEntries(Object.entries(unzipped).map(([path, bytes]) => [path, strFromU8(bytes)]));
  const xml = (path: string): XmlElement => parseXml(parts[path] ?? '');
  const count = Object.keys(parts).filter((path) => /^ppt\/slides\/slide\d+\.xml$/.test(path)).length;
  const slides = Array.from({ length: count }, (_, index) => {
    const page = xml(`ppt/slides/slide${index + 1}.xml`);
    const notes = xml(`ppt/notesSlides/notesSlide${index + 1}.xml`)
      .all('a:p')
      .map(wordsIn);
    return { page, words: squeezed(wordsIn(page)), notes };
  });
  return { parts, xml, slides };
}

const make = async (id: BoardId, board: Board | null, sources = {}): Promise<Opened> =>
  opened(await makePptx(boardDeck({ id, board, company: 'ООО «Ёж»', date: '2026-11-26', sources })));

/** A board one of whose cards says something. */
const saying = (content: string): Board => ({
  ...visionBoard,
  cards: { ...visionBoard.cards, product: { content, editedAt: '2026-11-01T10:00:00Z', position: 'a' } },
});

/** Returns every text of the blocks of a card, wherever it is. */
const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, one]) =>
    // Names of columns appear where the columns have content.
    ['kind', 'strong', 'numbers', 'unit', 'field', 'editedAt', 'columns'].includes(key) ? [] : textsOf(one),
  );
};

describe('a board as a presentation', () => {
  test.each(boards)('$id: a title, a slide for each group of cards, and every word of them', async ({ id, board }) => {
    const { slides } = await make(id, board);
    const groups = groupedCards(id, shownCards(board, id));
    expect(slides[0]?.words).toContain(squeezed('ООО «Ёж»'));
    expect(slides[0]?.words).toContain(squeezed('26 ноября 2026 г.'));
    expect(slides).toHaveLength(1 + groups.length);
    const drawn = new Set(['canvas']);
    for (const [index, group] of groups.entries()) {
      const said = slides[index + 1]?.words ?? '';
      expect(said).toContain(squeezed(group.title));
      const texts = group.cards.flatMap(({ title, blocks }) => [
        title,
        ...blocks.filter(({ kind }) => !drawn.has(kind)).flatMap(textsOf),
      ]);
      expect(texts.filter((text) => !said.includes(squeezed(text)))).toEqual([]);
    }
  });

  test('a table is a table, the strategic canvas a chart with the numbers of the card', async () => {
    const { slides, parts, xml } = await make('market', marketBoard);
    const rows = slides
      .flatMap(({ page }) => page.all('a:tbl'))
      .map((table) => table.all('a:tr').map((row) => row.all('a:tc').map(wordsIn)));
    expect(rows.find(([head]) => head?.includes('Дают проверить вывод'))?.[1]).toEqual([
      'Агентства',
      'да',
      'частично',
      'нет',
    ]);
    expect(rows.find(([first]) => first?.[0] === 'Политика')).toHaveLength(6);
    const path = Object.keys(parts).find((one) => /^ppt\/charts\/chart\d+\.xml$/.test(one)) ?? '';
    const series = xml(path).all('c:ser');
    expect(series.map((one) => valuesOf(one, 'c:tx'))).toEqual([['Мы'], ['Агентство'], ['Диктофон и таблица']]);
    expect(valuesOf(series[0], 'c:val')).toEqual(['5', '3', '5', '4', '5', '4']);
    expect(valuesOf(series[0], 'c:cat')[0]).toBe('Скорость до вывода');
    // Told apart as on the screen: by colour, dashes and the shape of the points.
    expect(series.map((one) => one.all('c:symbol')[0]?.attributes['val'])).toEqual(['circle', 'square', 'diamond']);
    expect(series.map((one) => one.all('a:ds').length)).toEqual([0, 1, 1]);
    for (const [index, one] of series.entries()) {
      const inks = one.all('a:srgbClr').map((color) => color.attributes['val']?.toLowerCase());
      expect(inks).toContain(lookOf(index).ink.slice(1).toLowerCase());
    }
    const workbook = Object.keys(parts).find((one) => one.endsWith('.xlsx'));
    expect(workbook).toBeDefined();
  });

  test('a factor that nobody has scored is a gap', async () => {
    const board: Board = {
      ...marketBoard,
      cards: {
        ...marketBoard.cards,
        strategicCanvas: {
          content: 'Факторы выбора по шкале от 1 до 5 (мы / они):\n\n- Цена: 5 / —\n- Скорость: 3 / 2',
          editedAt: '',
          position: 'a',
        },
      },
    };
    const { parts, xml } = await make('market', board);
    const path = Object.keys(parts).find((one) => /^ppt\/charts\/chart\d+\.xml$/.test(one)) ?? '';
    const [, theirs] = xml(path).all('c:ser');
    const values = theirs ? theirs.all('c:val').flatMap((list) => list.all('c:v')) : [];
    expect(values.map(({ text }) => text)).toEqual(['2']);
  });

  test('what is bold is bold, what is a list is one', async () => {
    const { slides } = await make(
      'vision',
      saying('Это **очень важно** знать\n\n- первое\n- второе\n\n3. третье\n4. четвёртое'),
    );
    const runs = slides.flatMap(({ page }) => page.all('a:r'));
    const isBold = (text: string) =>
      runs.filter((run) => wordsIn(run).trim() === text).map((run) => run.all('a:rPr')[0]?.attributes['b'] === '1');
    expect([isBold('очень важно'), isBold('Это'), isBold('первое')]).toEqual([[true], [false], [false]]);
    const paragraphs = slides.flatMap(({ page }) => page.all('a:p'));
    const markOf = (text: string) => {
      const own = paragraphs.find((one) => wordsIn(one) === text);
      return own && [own.all('a:buChar').length, own.all('a:buAutoNum')[0]?.attributes['startAt'] ?? null];
    };
    expect([markOf('второе'), markOf('четвёртое')]).toEqual([
      [1, null],
      [0, '3'],
    ]);
    // Properties come once, before the runs.
    const repeated = paragraphs.filter((one) => one.children.filter(({ name }) => name === 'a:pPr').length > 1);
    expect(repeated).toHaveLength(0);
  });

  test('beneath a slide stands what its cards rest on', async () => {
    const { slides } = await make('vision', visionBoard, { needs: ['Исследование «Онбординг»: 2 инсайта'] });
    const notes = slides.map((slide) => slide.notes).find((own) => own.includes('Потребности пользователей:')) ?? [];
    expect(notes).toEqual(
      expect.arrayContaining([
        'На чём это держится',
        '— Исследование «Онбординг»: 2 инсайта',
        'Целевая аудитория: источников нет, написано командой',
      ]),
    );
  });

  test('hostile words stay words, and the file stays whole', async () => {
    const hostile = `</a:t><a:r> & "кавычки" 'и' =HYPERLINK("http://x") \u0000\u0008\uD800 \uFFFE конец`;
    const { parts, slides, xml } = await make(
      'vision',
      saying(`${hostile}\n\n| ${hostile} | b |\n|---|---|\n| ${hostile} | 1 |`),
    );
    expect(slides.map(({ words }) => words).join('')).toContain(
      squeezed(`</a:t><a:r> & "кавычки" 'и' =HYPERLINK("http://x")`),
    );
    // Every part that is declared is there, and every object of a slide has a number of its own.
    const declared = xml('[Content_Types].xml')
      .all('Override')
      .map((one) => one.attributes['PartName']?.slice(1) ?? '');
    expect(declared.filter((path) => !(path in parts))).toEqual([]);
    for (const { page } of slides) {
      const numbers = page.all('p:cNvPr').map((one) => one.attributes['id']);
      expect(new Set(numbers).size).toBe(numbers.length);
    }
    expect(Object.keys(parts).filter((path) => /vba|activeX|oleObject|external/i.test(path))).toEqual([]);
  });

  test('says so where nobody has written', async () => {
    const { slides } = await make('vision', null);
    expect(
      slides
        .map(({ words }) => words)
        .join('')
        .match(/Данныенепредоставлены/g),
    ).toHaveLength(11);
  });

  test('is stopped', async () => {
    const stop = new AbortController();
    const making = makePptx(
      boardDeck({ id: 'vision', board: visionBoard, company: '', date: '2026-11-26', sources: {} }),
      {
        signal: stop.signal,
      },
    );
    stop.abort();
    await expect(making).rejects.toThrow('aborted');
  });
});
