import { formatNumber } from '#src/domain/core/format.ts';
import { STAGES, STAGE_NAMES } from '#src/domain/core/stage.ts';
import { EXPERIMENT_STATUS_LABELS, EXPERIMENT_STATUSES, type Experiment } from '#src/domain/experiments/experiment.ts';
import { funnelOf } from '#src/domain/experiments/filter.ts';
import { STATUS_TONES } from '#src/patterns/statusTones.ts';
import { colors, tones } from '#src/theme/tokens.ts';

import type { PdfPart, PdfShape, PdfTable, PdfTextLine } from '#files/writing/pdf.ts';

/* Distances in points; as wide as the text of a portrait A4. */
const WIDTH = 483;
const NAME = 84;
const COUNT = 26;
const ROW = { height: 15, gap: 3 } as const;
const LEGEND = { height: 20, swatch: 8, column: 104 } as const;
const BAR = WIDTH - NAME - COUNT;

const write = (text: string, change: Partial<PdfTextLine> = {}): PdfTextLine => ({
  text,
  font: 'regular',
  size: 8,
  color: colors.ink[0],
  rows: 1,
  ...change,
});

const textAt = (x: number, y: number, width: number, line: PdfTextLine, align: 'left' | 'center' | 'right' = 'left') =>
  ({ kind: 'text', x, y, width, align, lines: [line] }) as const satisfies PdfShape;

const said = (text: string) => [{ text, strong: false }];

/**
 * Returns how many experiments each stage has in each status, as the screen draws it above the list; the statuses appear once,
 * over the bars.
 */
export function funnelPicture(experiments: readonly Pick<Experiment, 'cjmStage' | 'status'>[]): PdfPart {
  const funnel = funnelOf(experiments);
  const totals = STAGES.map((stage) => EXPERIMENT_STATUSES.reduce((sum, status) => sum + funnel[stage][status], 0));
  const most = Math.max(1, ...totals);
  const legend = EXPERIMENT_STATUSES.flatMap((status, index): PdfShape[] => {
    const x = index * LEGEND.column;
    const tone = tones[STATUS_TONES[status]];
    const count = STAGES.reduce((sum, stage) => sum + funnel[stage][status], 0);
    return [
      {
        kind: 'rect',
        x,
        y: 1,
        width: LEGEND.swatch,
        height: LEGEND.swatch,
        radius: 2,
        fill: tone.soft[0],
        stroke: tone.solid[0],
      },
      textAt(
        x + LEGEND.swatch + 5,
        0,
        LEGEND.column - LEGEND.swatch - 8,
        write(`${EXPERIMENT_STATUS_LABELS[status]} ${formatNumber(count)}`),
      ),
    ];
  });
  const rows = STAGES.flatMap((stage, index): PdfShape[] => {
    const total = totals[index] ?? 0;
    const y = LEGEND.height + index * (ROW.height + ROW.gap);
    const bold = { font: 'bold', color: tones[stage].ink[0] } as const;
    const head: PdfShape[] = [
      { kind: 'rect', x: 0, y, width: 2, height: ROW.height, fill: tones[stage].solid[0] },
      textAt(8, y + 3, NAME - 8, write(STAGE_NAMES[stage], bold)),
      textAt(NAME, y + 3, COUNT - 8, write(formatNumber(total)), 'right'),
    ];
    if (total === 0) {
      const nothing = write('Экспериментов нет', { color: colors.inkSoft[0] });
      return [...head, textAt(NAME + COUNT, y + 3, BAR, nothing)];
    }
    let x = NAME + COUNT;
    const bars = EXPERIMENT_STATUSES.flatMap((status): PdfShape[] => {
      const count = funnel[stage][status];
      if (count === 0) return [];
      const tone = tones[STATUS_TONES[status]];
      const width = (count / most) * BAR;
      const bar: PdfShape[] = [
        {
          kind: 'rect',
          x: x + 0.5,
          y,
          width: width - 1,
          height: ROW.height,
          radius: 3,
          fill: tone.soft[0],
          stroke: tone.solid[0],
        },
        textAt(x, y + 3, width, write(formatNumber(count), { color: tone.ink[0] }), 'center'),
      ];
      x += width;
      return bar;
    });
    return [...head, ...bars];
  });
  const told: PdfTable = {
    head: [said('Этап'), ...EXPERIMENT_STATUSES.map((status) => said(EXPERIMENT_STATUS_LABELS[status]))],
    rows: STAGES.map((stage) => [
      said(STAGE_NAMES[stage]),
      ...EXPERIMENT_STATUSES.map((status) => said(formatNumber(funnel[stage][status]))),
    ]),
  };
  return {
    kind: 'picture',
    width: WIDTH,
    height: LEGEND.height + STAGES.length * (ROW.height + ROW.gap),
    shapes: [...legend, ...rows],
    told: { ...told, name: 'Воронка экспериментов' },
  };
}
