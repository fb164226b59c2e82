import { percentText } from '#src/domain/boards/cardForms/okr.ts';
import type { TextBlock, TextLine } from '#src/domain/boards/cardText.ts';
import { NO_FORCE, type CardBlock, type CardBlockOf, type ShownForce } from '#src/domain/boards/shownBoard.ts';

import type { Paragraph } from './placed.ts';
import { paragraphUnit, type Measures, type SlideUnit } from './slideUnit.ts';
import { tableUnits } from './tableUnits.ts';

/** Free space after a paragraph and after a list's item, in em. */
const AFTER = { paragraph: 0.55, item: 0.25 } as const;
/** A bar beneath a result; the column at the right that holds an objective's percent. Points. */
export const BAR = { height: 6, after: 9, column: 62 } as const;
const CHART = { least: 200, most: 330 } as const;

const plain = (text: string, strong = false): TextLine => [{ text, strong }];

const heightOf = (paragraphs: readonly Paragraph[], measures: Measures): number =>
  paragraphs.reduce((sum, one) => sum + paragraphUnit(one, measures).height, 0);

/** Lines of one paragraph, parted as they were typed. */
const withBreaks = (lines: readonly TextLine[]): TextLine =>
  lines.flatMap((line, index) => (index === 0 ? line : [{ text: '\n', strong: false }, ...line]));

function textUnits(block: TextBlock, measures: Measures): SlideUnit[] {
  const { size } = measures;
  switch (block.kind) {
    case 'paragraph':
      return [paragraphUnit({ line: withBreaks(block.lines), after: size * AFTER.paragraph }, measures)];
    case 'list': {
      const { start, items } = block;
      return items.map((line, index) =>
        paragraphUnit(
          {
            line,
            mark: start === null ? '•' : start + index,
            after: size * (index === items.length - 1 ? AFTER.paragraph : AFTER.item),
          },
          measures,
        ),
      );
    }
    case 'table':
      return tableUnits(block.head, block.rows, measures);
  }
}

function objectiveUnits({ objectives }: CardBlockOf<'objectives'>, measures: Measures): SlideUnit[] {
  const { width, size } = measures;
  const inner = { ...measures, width: width - BAR.column };
  return objectives.flatMap(({ title, share, results }): SlideUnit[] => {
    const head: Paragraph[] = [{ line: plain(title), look: 'strong', after: size * AFTER.item }];
    return [
      {
        kind: 'result',
        paragraphs: head,
        percent: share === null ? '' : percentText(share),
        share: null,
        height: heightOf(head, inner),
      },
      ...results.map((result): SlideUnit => {
        const said: Paragraph[] = [
          { line: result.line, after: 0 },
          { line: plain(result.told), look: 'quiet', after: 2 },
        ];
        const bar = result.share === null ? size * AFTER.item : BAR.height + BAR.after;
        return {
          kind: 'result',
          paragraphs: said,
          percent: '',
          share: result.share,
          height: heightOf(said, measures) + bar,
        };
      }),
    ];
  });
}

/** Returns units of several things of a kind: each with its figure after its name, and its description beneath. */
function recordUnits({ records }: CardBlockOf<'records'>, measures: Measures): SlideUnit[] {
  const { size } = measures;
  return records.flatMap(({ name, figure, told }): SlideUnit[] => {
    const head: TextLine = [...name, ...plain(figure === '' ? '' : ` — ${figure}`)];
    const lines = told.map(({ label, line }): TextLine => (label === '' ? line : [...plain(`${label}: `), ...line]));
    const after = (at: number): number => size * (at === lines.length ? AFTER.paragraph : AFTER.item);
    return [
      paragraphUnit({ line: head, look: 'strong', after: after(0) }, measures),
      ...lines.map((line, at) => paragraphUnit({ line, after: after(at + 1) }, measures)),
    ];
  });
}

/** A force's text as the lines of one cell. */
function forceCell({ blocks }: ShownForce): TextLine {
  if (blocks.length === 0) return plain(NO_FORCE);
  const lines = blocks.flatMap((block): TextLine[] => {
    if (block.kind === 'paragraph') return [...block.lines];
    if (block.kind === 'list')
      return block.items.map((item, index) => [
        { text: block.start === null ? '• ' : `${block.start + index}. `, strong: false },
        ...item,
      ]);
    return [block.head, ...block.rows].map((row) =>
      row.flatMap((cell, index) => (index === 0 ? cell : [{ text: ' — ', strong: false }, ...cell])),
    );
  });
  return withBreaks(lines);
}

function blockUnits(block: CardBlock, measures: Measures): SlideUnit[] {
  switch (block.kind) {
    case 'objectives':
      return objectiveUnits(block, measures);
    case 'records':
      return recordUnits(block, measures);
    case 'forces':
      return tableUnits(
        [[], []],
        block.forces.map((force) => [plain(force.name, true), forceCell(force)]),
        measures,
      );
    case 'canvas': {
      const height = Math.min(CHART.most, Math.max(CHART.least, measures.width * 0.4));
      return [{ kind: 'chart', canvas: block, height }];
    }
    default:
      return textUnits(block, measures);
  }
}

/** A card's blocks as units for a width and a size of type; of an empty card what says so. */
export function cardUnits(blocks: readonly CardBlock[], emptyCard: TextLine, measures: Measures): SlideUnit[] {
  if (blocks.length === 0) return [paragraphUnit({ line: emptyCard, look: 'quiet', after: 0 }, measures)];
  return blocks.flatMap((block) => blockUnits(block, measures));
}
