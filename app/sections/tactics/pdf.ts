import { formatLongDate, formatNumber } from '#src/domain/core/format.ts';
import {
  balanceLine,
  formatBalance,
  hypothesisOf,
  type JourneyMapData,
  type Lane,
  LANE_LABELS,
  LANES,
  type MapCell,
  type MapPoint,
  ORIGIN_WORDS,
  POINTS_LABEL,
} from '#src/domain/tactics/journeyMap.ts';
import type { Examples } from '#src/domain/tactics/touchpointRow.ts';
import type { DateText } from '#src/domain/core/record.ts';
import { STAGE_NAMES, STAGES, type Stage } from '#src/domain/core/stage.ts';
import { colors, tones } from '#src/theme/tokens.ts';

import type { PdfDrawing, PdfShape, PdfTextLine } from '#files/writing/pdf.ts';

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

/* Distances in points from the upper left corner of an A3 sheet, 1190 × 842. */
const LEFT = 36;
const RIGHT = 1154;
const LANE = 96;
const COLUMN = (RIGHT - LEFT - LANE) / STAGES.length;
const PAD = 8;
const HEAD = { top: 70, height: 24 } as const;
const PLOT = { top: 104, height: 84 } as const;
const NAMES = { top: 199, size: 7.2, most: 6 } as const;
const BODY = { top: 274, bottom: 808 } as const;
/** How many rows a line takes at most: whole sentences more than notes. */
const ROWS: Readonly<Record<Lane, 2 | 3>> = { jtbd: 3, pains: 2, gains: 2, quotes: 3, hypotheses: 3, experiments: 2 };
/** Height of a lane by the rows of its lines; three of each make the table. */
const LANE_HEIGHTS = { 2: 77, 3: 101 } as const;

const INK = colors.ink[0];
const SOFT = colors.inkSoft[0];
const HAIR = colors.hairline[0];

const leftOf = (stage: Stage): number => LEFT + LANE + STAGES.indexOf(stage) * COLUMN;

const topOf = (lane: Lane): number =>
  LANES.slice(0, LANES.indexOf(lane)).reduce<number>((top, above) => top + LANE_HEIGHTS[ROWS[above]], BODY.top);

const small = (text: string, change: Partial<PdfTextLine> = {}): PdfTextLine => ({
  text,
  font: 'regular',
  size: 7.5,
  color: INK,
  rows: 1,
  ...change,
});

function line(color: string, width: number, ...points: (readonly [x: number, y: number])[]): PdfShape {
  return { kind: 'line', points, color, width };
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
    { kind: 'text', x: LEFT, y: 26, width: 520, lines: [small('Карта пути клиента', { font: 'bold', size: 20 })] },
    {
      kind: 'text',
      x: RIGHT - 560,
      y: 28,
      width: 560,
      align: 'right',
      lines: [small(facts, { size: 9.5 }), small(legend, { size: 8, color: SOFT })],
    },
  ];
}

function stageHead(stage: Stage): PdfShape[] {
  const x = leftOf(stage);
  return [
    { kind: 'rect', x, y: HEAD.top, width: COLUMN, height: HEAD.height, fill: tones[stage].soft[0] },
    { kind: 'rect', x, y: HEAD.top, width: COLUMN, height: 3, fill: tones[stage].solid[0] },
    {
      kind: 'text',
      x: x + PAD,
      y: HEAD.top + 7,
      width: COLUMN - PAD * 2,
      lines: [small(STAGE_NAMES[stage], { font: 'bold', size: 10.5, color: tones[stage].ink[0] })],
    },
  ];
}

function point(one: MapPoint, place: number, count: number, stage: Stage): PdfShape[] {
  const x = leftOf(stage) + ((place + 0.5) / count) * COLUMN;
  const y = PLOT.top + ((1 - (one.balance ?? 0)) / 2) * PLOT.height;
  const radius = Math.min(7.5, (COLUMN / count) * 0.45);
  const blank = one.balance === null;
  return [
    {
      kind: 'rect',
      x: x - radius,
      y: y - radius,
      width: radius * 2,
      height: radius * 2,
      radius,
      fill: colors.surface[0],
      stroke: blank ? colors.edge[0] : tones[stage].solid[0],
      strokeWidth: blank ? 0.5 : 1.25,
    },
    {
      kind: 'text',
      x: x - 10,
      y: y - radius * 0.62,
      width: 20,
      align: 'center',
      lines: [
        small(String(one.number), {
          font: blank ? 'regular' : 'bold',
          size: radius,
          color: blank ? SOFT : tones[stage].ink[0],
        }),
      ],
    },
  ];
}

function balance({ points }: JourneyMapData): PdfShape[] {
  const pieces = balanceLine(points);
  const zero = PLOT.top + PLOT.height / 2;
  const label = (text: string, y: number, change?: Partial<PdfTextLine>): PdfShape => ({
    kind: 'text',
    x: LEFT,
    y,
    width: LANE - PAD,
    lines: [small(text, change)],
  });
  const drawn = STAGES.map((stage) =>
    pieces[stage].map((piece) =>
      piece.map(([x, y]) => [leftOf(stage) + x * COLUMN, PLOT.top + y * PLOT.height] as const),
    ),
  );
  const areas = STAGES.flatMap((stage, index) =>
    (drawn[index] ?? []).map((piece): PdfShape => {
      const [first, last] = [piece[0], piece.at(-1)];
      const area = [[first?.[0] ?? 0, zero] as const, ...piece, [last?.[0] ?? 0, zero] as const];
      return { kind: 'area', points: area, fill: tones[stage].soft[0] };
    }),
  );
  const lines = STAGES.flatMap((stage, index) =>
    (drawn[index] ?? []).map((piece) => line(tones[stage].solid[0], 1.5, ...piece)),
  );
  return [
    label('больше выгод', PLOT.top - 4, { color: SOFT }),
    label('Баланс', zero - 5.5, { font: 'bold', size: 9 }),
    label('больше болей', PLOT.top + PLOT.height - 5, { color: SOFT }),
    ...areas,
    { ...line(colors.edge[0], 0.5, [LEFT + LANE, zero], [RIGHT, zero]), dash: 3 } as PdfShape,
    ...lines,
    ...STAGES.flatMap((stage) => points[stage].flatMap((one, place) => point(one, place, points[stage].length, stage))),
    label(POINTS_LABEL, NAMES.top, { font: 'bold', size: 9 }),
    ...STAGES.map((stage) => names(points[stage], stage)),
  ];
}

/** Names of a stage's points under the line. Those of the known touchpoints all fit in whole; others are cut to one row. */
function names(points: readonly MapPoint[], stage: Stage): PdfShape {
  const shown = points.length > NAMES.most ? points.slice(0, NAMES.most - 1) : points;
  const lines = shown.map(({ number, card, balance }) =>
    small(`${number}. ${card.name}  ${balance === null ? '—' : formatBalance(balance)}`, {
      size: NAMES.size,
      rows: card.unknown ? 1 : 2,
    }),
  );
  const rest = points.length - shown.length;
  if (rest > 0) lines.push(small(`ещё ${formatNumber(rest)}`, { size: NAMES.size, color: SOFT }));
  return { kind: 'text', x: leftOf(stage) + PAD, y: NAMES.top, width: COLUMN - PAD * 2, lines };
}

function cell(
  { count, lines, rest }: MapCell,
  lane: Lane,
  stage: Stage,
  scoreOf: JourneyMapExport['scoreOf'],
): PdfShape[] {
  const [x, y] = [leftOf(stage), topOf(lane)];
  const width = COLUMN - PAD * 2;
  if (lines.length === 0) {
    return [{ kind: 'text', x: x + PAD, y: y + 5, width, lines: [small('нет данных', { color: SOFT })] }];
  }
  const head: PdfShape[] = [
    {
      kind: 'text',
      x: x + PAD,
      y: y + 4,
      width: 60,
      lines: [small(formatNumber(count), { font: 'bold', size: 9, color: tones[stage].ink[0] })],
    },
  ];
  if (rest > 0) {
    const text = small(`ещё ${formatNumber(rest)}`, { color: SOFT, size: 7 });
    head.push({ kind: 'text', x: x + COLUMN / 2, y: y + 5.5, width: COLUMN / 2 - PAD, align: 'right', lines: [text] });
  }
  const height = (LANE_HEIGHTS[ROWS[lane]] - 18) / 2;
  return [
    ...head,
    ...lines.flatMap((one, index): PdfShape[] => {
      const { text, origin } = one;
      const hypothesis = hypothesisOf(one);
      const facts = [ORIGIN_WORDS[origin], hypothesis ? scoreOf(hypothesis.id) : ''].filter((fact) => fact !== '');
      const top = y + 16 + index * height;
      const mark = line(tones[stage].solid[0], 1.25, [x + PAD + 0.5, top + 1], [x + PAD + 0.5, top + height - 4]);
      return [
        origin === 'example' ? ({ ...mark, dash: 1.5 } as PdfShape) : mark,
        {
          kind: 'text',
          x: x + PAD + 6,
          y: top,
          width: width - 6,
          lines: [small(text, { rows: ROWS[lane] }), small(facts.join(' · '), { size: 6.5, color: SOFT })],
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
    ...STAGES.map((stage) => line(HAIR, 0.75, [leftOf(stage), HEAD.top], [leftOf(stage), BODY.bottom])),
    ...LANES.map((lane) => line(HAIR, 0.75, [LEFT, topOf(lane)], [RIGHT, topOf(lane)])),
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
      ...balance(map),
      ...LANES.flatMap((lane): PdfShape[] => {
        const label = small(LANE_LABELS[lane], { font: 'bold', size: 9, rows: 2 });
        return [
          { kind: 'text', x: LEFT, y: topOf(lane) + 4, width: LANE - PAD, lines: [label] },
          ...STAGES.flatMap((stage) => cell(map.lanes[lane][stage], lane, stage, exported.scoreOf)),
        ];
      }),
    ],
  };
}
