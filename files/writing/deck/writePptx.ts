import PptxGenJS from 'pptxgenjs';

import type { TextLine } from '#src/domain/boards/cardText.ts';
import { SCORES } from '#src/domain/boards/cardForms/canvas.ts';
import { DOCUMENT_FACE as FACE } from '#src/theme/documentStyle.ts';
import { colors } from '#src/theme/tokens.ts';

import { xmlText } from '../cells.ts';
import type { Deck, DeckLine } from './deck.ts';
import { layOut, SLIDE, TITLE } from './layout.ts';
import type { Measure } from './measure.ts';
import { mendPptx, PPTX_TYPE } from './mendPptx.ts';
import type { Box, Paragraph, PlacedElement } from './placed.ts';
import { markWidth, quietSize } from './slideUnit.ts';

type Slide = PptxGenJS.Slide;
type PlacedOf<Kind extends PlacedElement['kind']> = Extract<PlacedElement, { kind: Kind }>;

const LANGUAGE = 'ru-RU';

const hex = (color: string): string => color.replace('#', '').toUpperCase();
const INK = hex(colors.ink[0]);
const SOFT = hex(colors.inkSoft[0]);
const HAIRLINE = hex(colors.hairline[0]);
const ACCENT = hex(colors.accent[0]);
const PAPER = hex(colors.paper[0]);

/** The library counts places in inches. */
const inches = (points: number): number => points / 72;
const boxOf = ({ x, y, w, h }: Box) => ({ x: inches(x), y: inches(y), w: inches(w), h: inches(h) });

/** Masters by name. */
const [FIRST, USUAL] = ['first', 'usual'];
const TITLE_PLACE = 'title';

/** Runs of a line; a line break within begins a paragraph. */
function runsOf(line: TextLine, options: PptxGenJS.TextPropsOptions): PptxGenJS.TextProps[] {
  const runs: PptxGenJS.TextProps[] = [];
  for (const { text, strong } of line) {
    xmlText(text)
      .split('\n')
      .forEach((piece, index) => {
        const before = runs.at(-1);
        if (index > 0 && before) before.options = { ...before.options, softBreakBefore: false, breakLine: true };
        if (index > 0 && !before) runs.push({ text: '', options: { ...options, breakLine: true } });
        if (piece !== '' || index > 0)
          runs.push({ text: piece, options: { ...options, bold: strong || options.bold === true } });
      });
  }
  return runs.length === 0 ? [{ text: '', options }] : runs;
}

function paragraphRuns({ line, mark, look, after }: Paragraph, size: number, start: number): PptxGenJS.TextProps[] {
  const isQuiet = look === 'quiet';
  const runs = runsOf(line, {
    fontSize: isQuiet ? quietSize(size) : size,
    color: isQuiet ? SOFT : INK,
    bold: look === 'strong',
    paraSpaceAfter: after,
  });
  const [first] = runs;
  if (first && mark !== undefined) {
    const indent = markWidth(mark, size);
    const bullet = mark === '•' ? { indent } : { indent, type: 'number' as const, numberStartAt: start };
    first.options = { ...first.options, bullet };
  }
  const last = runs.at(-1);
  if (last) last.options = { ...last.options, breakLine: true };
  return runs;
}

/**
 * Returns the first number of the run of numbered paragraphs that contains a paragraph: numbering continues when one is inserted.
 */
function startOf(paragraphs: readonly Paragraph[], at: number): number {
  let first = at;
  const markOf = (index: number) => paragraphs[index]?.mark;
  for (;;) {
    const [mark, before] = [markOf(first), markOf(first - 1)];
    if (typeof mark !== 'number' || typeof before !== 'number' || before !== mark - 1) break;
    first -= 1;
  }
  const mark = markOf(first);
  return typeof mark === 'number' ? mark : 1;
}

const base = (size: number) => ({
  fontFace: FACE,
  fontSize: size,
  color: INK,
  lang: LANGUAGE,
  margin: 0,
  valign: 'top' as const,
});

function putText(slide: Slide, placed: PlacedOf<'text'>): void {
  const { paragraphs, size, align, name } = placed;
  const runs = paragraphs.flatMap((one, at) => paragraphRuns(one, size, startOf(paragraphs, at)));
  slide.addText(runs, {
    ...boxOf(placed),
    ...base(size),
    ...(align ? { align } : {}),
    fit: 'shrink',
    objectName: xmlText(name),
  });
}

function putTable(slide: Slide, placed: PlacedOf<'table'>): void {
  const { rows, columns, size, name } = placed;
  const line = { type: 'solid' as const, pt: 0.75, color: HAIRLINE };
  const none = { type: 'none' as const };
  slide.addTable(
    rows.map(({ cells, isHead = false }) =>
      cells.map((cell) => ({
        text: runsOf(cell, { bold: isHead, color: isHead ? SOFT : INK, fontSize: size }) as PptxGenJS.TableCell[],
        options: { border: [none, none, line, none] as [typeof none, typeof none, typeof line, typeof none] },
      })),
    ),
    {
      ...boxOf(placed),
      ...base(size),
      // Inches, each edge: top, right, bottom, left.
      margin: [inches(4), inches(5), inches(4), 0],
      colW: columns.map(inches),
      rowH: rows.map(({ height }) => inches(height)),
      autoPage: false,
      objectName: xmlText(name),
    },
  );
}

function putChart(slide: Slide, placed: PlacedOf<'chart'>, pptx: PptxGenJS, lines: readonly DeckLine[]): void {
  const { competitors, factors } = placed.canvas;
  const labels = factors.map(({ name }) => xmlText(name));
  slide.addChart(
    pptx.ChartType.line,
    competitors.map((name, index) => ({
      name: xmlText(name),
      labels,
      // Unscored: the library writes a non-number as an empty point, which is removed later.
      values: factors.map(({ scores }) => (scores[index] ?? '') as number),
    })),
    {
      ...boxOf(placed),
      objectName: xmlText(placed.name),
      altText: xmlText(
        `Линейный график: ${competitors.join(', ')}, ${factors.length} факторов, шкала от ${SCORES.least} до ${SCORES.most}`,
      ),
      chartColors: competitors.map((_, index) => hex(lines[index % lines.length]?.color ?? colors.ink[0])),
      displayBlanksAs: 'gap',
      lineSize: 2,
      lineDataSymbol: 'circle',
      lineDataSymbolSize: 9,
      showLegend: true,
      legendPos: 't',
      legendFontFace: FACE,
      legendFontSize: 13,
      legendColor: INK,
      catAxisLabelFontFace: FACE,
      catAxisLabelFontSize: 12,
      catAxisLabelColor: INK,
      catAxisLineShow: false,
      catGridLine: { style: 'none' },
      valAxisLabelFontFace: FACE,
      valAxisLabelFontSize: 11,
      valAxisLabelColor: SOFT,
      valAxisLineShow: false,
      valAxisMinVal: SCORES.least,
      valAxisMaxVal: SCORES.most,
      valAxisMajorUnit: 1,
      valGridLine: { color: HAIRLINE, size: 0.75 },
    },
  );
}

function put(slide: Slide, placed: PlacedElement, pptx: PptxGenJS, { lines }: Deck): void {
  switch (placed.kind) {
    case 'text':
      return putText(slide, placed);
    case 'table':
      return putTable(slide, placed);
    case 'chart':
      return putChart(slide, placed, pptx, lines);
    case 'bar': {
      const box = boxOf(placed);
      const shape = { ...box, rectRadius: box.h / 2 };
      slide.addShape(pptx.ShapeType.roundRect, { ...shape, fill: { color: HAIRLINE }, objectName: 'Полоса' });
      if (placed.share > 0) {
        const w = Math.max(box.h, box.w * placed.share);
        slide.addShape(pptx.ShapeType.roundRect, { ...shape, w, fill: { color: ACCENT }, objectName: 'Достигнуто' });
      }
      return;
    }
    case 'rule': {
      const color = placed.color === undefined ? HAIRLINE : hex(placed.color);
      const line = { color, width: placed.color === undefined ? 1 : 2.5 };
      slide.addShape(pptx.ShapeType.line, { ...boxOf(placed), line, objectName: 'Линия' });
    }
  }
}

function defineMasters(pptx: PptxGenJS, { footer }: Deck): void {
  const background = { color: PAPER };
  pptx.defineSlideMaster({
    title: FIRST ?? '',
    background,
    objects: [
      { rect: { ...boxOf({ x: 64, y: 176, w: 56, h: 5 }), fill: { color: ACCENT } } },
      {
        placeholder: {
          options: {
            name: TITLE_PLACE,
            type: 'title',
            ...boxOf({ x: 64, y: 196, w: 832, h: 64 }),
            ...base(40),
            bold: true,
            align: 'left',
          },
          text: '',
        },
      },
    ],
  });
  pptx.defineSlideMaster({
    title: USUAL ?? '',
    background,
    objects: [
      {
        placeholder: {
          options: {
            name: TITLE_PLACE,
            type: 'title',
            ...boxOf(TITLE),
            ...base(TITLE.size),
            bold: true,
            align: 'left',
          },
          text: '',
        },
      },
      {
        text: {
          text: xmlText(footer),
          options: { ...boxOf({ x: 44, y: 510, w: 760, h: 16 }), ...base(10), color: SOFT },
        },
      },
    ],
    slideNumber: {
      ...boxOf({ x: 856, y: 510, w: 60, h: 16 }),
      fontFace: FACE,
      fontSize: 10,
      color: SOFT,
      align: 'right',
      margin: 0,
    },
  });
}

/** Makes the presentation of {@link import('./deck.ts').makePptx}, here and now. */
export async function writePptx(deck: Deck, measure: Measure): Promise<Blob> {
  const pptx = new PptxGenJS();
  pptx.defineLayout({ name: 'wide', width: inches(SLIDE.width), height: inches(SLIDE.height) });
  pptx.layout = 'wide';
  pptx.title = xmlText(deck.title);
  pptx.author = 'Ориентир';
  pptx.company = 'Ориентир';
  pptx.theme = { headFontFace: FACE, bodyFontFace: FACE };
  defineMasters(pptx, deck);

  const first = pptx.addSlide({ masterName: FIRST ?? '' });
  first.addText(xmlText(deck.title), { placeholder: TITLE_PLACE });
  first.addText(
    deck.facts.flatMap((fact) => runsOf([{ text: fact, strong: false }], { breakLine: true })),
    {
      x: inches(64),
      y: inches(272),
      w: inches(832),
      h: inches(100),
      ...base(18),
      color: SOFT,
      fit: 'shrink',
      objectName: 'Сведения',
    },
  );
  first.addNotes(xmlText(deck.notes.join('\n')));

  for (const { title, objects, notes } of layOut(deck, measure)) {
    const slide = pptx.addSlide({ masterName: USUAL ?? '' });
    slide.addText(xmlText(title), { placeholder: TITLE_PLACE });
    for (const object of objects) put(slide, object, pptx, deck);
    slide.addNotes(xmlText(notes.join('\n')));
  }
  const made = (await pptx.write({ outputType: 'arraybuffer' })) as ArrayBuffer;
  return mendPptx(new Blob([made], { type: PPTX_TYPE }), deck);
}
