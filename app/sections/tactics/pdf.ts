import { formatLongDate, formatNumber } from '#src/domain/core/format.ts';
import {
  hypothesisOf,
  type JourneyMapData,
  type Lane,
  LANE_LABELS,
  LANES,
  type MapCell,
  ORIGIN_WORDS,
} from '#src/domain/tactics/journeyMap.ts';
import type { Examples } from '#src/domain/tactics/touchpointRow.ts';
import type { DateText } from '#src/domain/core/record.ts';
import { STAGE_NAMES, STAGES, type Stage } from '#src/domain/core/stage.ts';
import { tones } from '#src/theme/tokens.ts';
import type { PdfDrawing, PdfShape } from '#files/writing/pdf.ts';
import {
  LEFT,
  RIGHT,
  LANE_WIDTH,
  COLUMN_WIDTH,
  COLUMN_PADDING,
  HEAD,
  BODY,
  ROWS,
  LANE_HEIGHTS,
  SOFT_INK,
  HAIRLINE,
  leftOf,
  topOf,
  textLine,
  lineShape,
} from './mapSheet.ts';
import { balanceShapes } from './mapBalance.ts';

/** Content of the map's exports. */
export interface JourneyMapExport {
  /** The company's name; may be empty. */
  readonly company: string;
  /** Day of the export. */
  readonly date: DateText;
  readonly map: JourneyMapData;
  /** How well a hypothesis is founded, by its id; empty where there is nothing to say. */
  readonly scoreOf: (hypothesisId: string) => string;
}

/** Legend's notes on examples. */
const EXAMPLE_NOTES: Readonly<Record<Examples, string>> = {
  hidden: 'Примеры не показаны.',
  shown: `Пунктир: «${ORIGIN_WORDS.example}», не находка и не в счёт.`,
  counted: `Пунктир: «${ORIGIN_WORDS.example}», не находка.`,
};

function title({ company, date, map }: JourneyMapExport): PdfShape[] {
  const facts = [company.trim(), formatLongDate(date)].filter((fact) => fact !== '').join(' · ');
  const legend = `Сплошная черта: «${ORIGIN_WORDS.research}» и «${ORIGIN_WORDS.backlog}». ${EXAMPLE_NOTES[map.examples]}`;
  return [
    { kind: 'text', x: LEFT, y: 26, width: 520, lines: [textLine('Карта пути клиента', { font: 'bold', size: 20 })] },
    {
      kind: 'text',
      x: RIGHT - 560,
      y: 28,
      width: 560,
      align: 'right',
      lines: [textLine(facts, { size: 9.5 }), textLine(legend, { size: 8, color: SOFT_INK })],
    },
  ];
}

function stageHead(stage: Stage): PdfShape[] {
  const x = leftOf(stage);
  return [
    { kind: 'rect', x, y: HEAD.top, width: COLUMN_WIDTH, height: HEAD.height, fill: tones[stage].soft[0] },
    { kind: 'rect', x, y: HEAD.top, width: COLUMN_WIDTH, height: 3, fill: tones[stage].solid[0] },
    {
      kind: 'text',
      x: x + COLUMN_PADDING,
      y: HEAD.top + 7,
      width: COLUMN_WIDTH - COLUMN_PADDING * 2,
      lines: [textLine(STAGE_NAMES[stage], { font: 'bold', size: 10.5, color: tones[stage].ink[0] })],
    },
  ];
}

function cell(
  { count, lines, rest }: MapCell,
  lane: Lane,
  stage: Stage,
  scoreOf: JourneyMapExport['scoreOf'],
): PdfShape[] {
  const [x, y] = [leftOf(stage), topOf(lane)];
  const width = COLUMN_WIDTH - COLUMN_PADDING * 2;
  if (lines.length === 0) {
    return [
      { kind: 'text', x: x + COLUMN_PADDING, y: y + 5, width, lines: [textLine('нет данных', { color: SOFT_INK })] },
    ];
  }
  const head: PdfShape[] = [
    {
      kind: 'text',
      x: x + COLUMN_PADDING,
      y: y + 4,
      width: 60,
      lines: [textLine(formatNumber(count), { font: 'bold', size: 9, color: tones[stage].ink[0] })],
    },
  ];
  if (rest > 0) {
    const text = textLine(`ещё ${formatNumber(rest)}`, { color: SOFT_INK, size: 7 });
    head.push({
      kind: 'text',
      x: x + COLUMN_WIDTH / 2,
      y: y + 5.5,
      width: COLUMN_WIDTH / 2 - COLUMN_PADDING,
      align: 'right',
      lines: [text],
    });
  }
  const height = (LANE_HEIGHTS[ROWS[lane]] - 18) / 2;
  return [
    ...head,
    ...lines.flatMap((one, index): PdfShape[] => {
      const { text, origin } = one;
      const hypothesis = hypothesisOf(one);
      const facts = [ORIGIN_WORDS[origin], hypothesis ? scoreOf(hypothesis.id) : ''].filter((fact) => fact !== '');
      const top = y + 16 + index * height;
      const mark = lineShape(
        tones[stage].solid[0],
        1.25,
        [x + COLUMN_PADDING + 0.5, top + 1],
        [x + COLUMN_PADDING + 0.5, top + height - 4],
      );
      return [
        origin === 'example' ? ({ ...mark, dash: 1.5 } as PdfShape) : mark,
        {
          kind: 'text',
          x: x + COLUMN_PADDING + 6,
          y: top,
          width: width - 6,
          lines: [textLine(text, { rows: ROWS[lane] }), textLine(facts.join(' · '), { size: 6.5, color: SOFT_INK })],
        },
      ];
    }),
  ];
}

/**
 * The map as one A3 sheet, for {@link import('#files/writing/pdf.ts').makePdf}: stages across in their hues, the balance line, sections
 * down. Like the screen it shows the first lines of each cell and how many more there are; long ones end in «…».
 */
export function journeyMapDocument(exported: JourneyMapExport): PdfDrawing {
  const { map } = exported;
  const grid: PdfShape[] = [
    ...STAGES.map((stage) => lineShape(HAIRLINE, 0.75, [leftOf(stage), HEAD.top], [leftOf(stage), BODY.bottom])),
    ...LANES.map((lane) => lineShape(HAIRLINE, 0.75, [LEFT, topOf(lane)], [RIGHT, topOf(lane)])),
  ];
  return {
    title: 'Карта пути клиента',
    date: formatLongDate(exported.date),
    size: 'A3',
    orientation: 'landscape',
    shapes: [
      ...title(exported),
      ...STAGES.flatMap(stageHead),
      ...grid,
      ...balanceShapes(map),
      ...LANES.flatMap((lane): PdfShape[] => {
        const label = textLine(LANE_LABELS[lane], { font: 'bold', size: 9, rows: 2 });
        return [
          { kind: 'text', x: LEFT, y: topOf(lane) + 4, width: LANE_WIDTH - COLUMN_PADDING, lines: [label] },
          ...STAGES.flatMap((stage) => cell(map.lanes[lane][stage], lane, stage, exported.scoreOf)),
        ];
      }),
    ],
  };
}
