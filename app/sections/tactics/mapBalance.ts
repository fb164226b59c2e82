import { formatNumber } from '#src/domain/core/format.ts';
import {
  balanceLine,
  formatBalance,
  type JourneyMapData,
  type MapPoint,
  POINTS_LABEL,
} from '#src/domain/tactics/journeyMap.ts';
import { STAGES, type Stage } from '#src/domain/core/stage.ts';
import { colors, tones } from '#src/theme/tokens.ts';
import type { PdfShape, PdfTextLine } from '#files/writing/pdf.ts';
import {
  LEFT,
  RIGHT,
  LANE_WIDTH,
  COLUMN_WIDTH,
  COLUMN_PADDING,
  PLOT,
  NAMES,
  SOFT_INK,
  leftOf,
  textLine,
  lineShape,
} from './mapSheet.ts';

function point(one: MapPoint, place: number, count: number, stage: Stage): PdfShape[] {
  const x = leftOf(stage) + ((place + 0.5) / count) * COLUMN_WIDTH;
  const y = PLOT.top + ((1 - (one.balance ?? 0)) / 2) * PLOT.height;
  const radius = Math.min(7.5, (COLUMN_WIDTH / count) * 0.45);
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
        textLine(String(one.number), {
          font: blank ? 'regular' : 'bold',
          size: radius,
          color: blank ? SOFT_INK : tones[stage].ink[0],
        }),
      ],
    },
  ];
}

const label = (text: string, y: number, change?: Partial<PdfTextLine>): PdfShape => ({
  kind: 'text',
  x: LEFT,
  y,
  width: LANE_WIDTH - COLUMN_PADDING,
  lines: [textLine(text, change)],
});

export function balanceShapes({ points }: JourneyMapData): PdfShape[] {
  const pieces = balanceLine(points);
  const zero = PLOT.top + PLOT.height / 2;
  const drawn = STAGES.map((stage) =>
    pieces[stage].map((piece) =>
      piece.map(([x, y]) => [leftOf(stage) + x * COLUMN_WIDTH, PLOT.top + y * PLOT.height] as const),
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
    (drawn[index] ?? []).map((piece) => lineShape(tones[stage].solid[0], 1.5, ...piece)),
  );
  return [
    label('больше выгод', PLOT.top - 4, { color: SOFT_INK }),
    label('Баланс', zero - 5.5, { font: 'bold', size: 9 }),
    label('больше болей', PLOT.top + PLOT.height - 5, { color: SOFT_INK }),
    ...areas,
    { ...lineShape(colors.edge[0], 0.5, [LEFT + LANE_WIDTH, zero], [RIGHT, zero]), dash: 3 } as PdfShape,
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
    textLine(`${number}. ${card.name}  ${balance === null ? '—' : formatBalance(balance)}`, {
      size: NAMES.size,
      rows: card.unknown ? 1 : 2,
    }),
  );
  const rest = points.length - shown.length;
  if (rest > 0) lines.push(textLine(`ещё ${formatNumber(rest)}`, { size: NAMES.size, color: SOFT_INK }));
  return {
    kind: 'text',
    x: leftOf(stage) + COLUMN_PADDING,
    y: NAMES.top,
    width: COLUMN_WIDTH - COLUMN_PADDING * 2,
    lines,
  };
}
