import * as v from 'valibot';

/* Content shown outside is data, never a page: every word stays a word, no matter who sends it. */

const MAX_TEXT = 100_000;
const MAX_PIECES = 5000;

const text = v.pipe(v.string(), v.maxLength(MAX_TEXT));
const list = <S extends v.GenericSchema>(piece: S) => v.pipe(v.array(piece), v.maxLength(MAX_PIECES));
const point = v.tuple([v.number(), v.number()]);
const color = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i));
const length = v.pipe(v.number(), v.minValue(0), v.maxValue(10_000));

/** Colours with a meaning, by the names that the theme gives them. */
export const OUTWARD_TONES = [
  'awareness',
  'acquisition',
  'activation',
  'revenue',
  'retention',
  'referral',
  'purple',
  'blue',
  'yellow',
  'green',
  'red',
  'neutral',
] as const;

const tone = v.picklist(OUTWARD_TONES);
const line = list(v.object({ text, strong: v.boolean() }));

const shape = v.variant('kind', [
  v.object({
    kind: v.literal('text'),
    x: v.number(),
    y: v.number(),
    width: length,
    align: v.optional(v.picklist(['left', 'center', 'right'])),
    lines: list(v.object({ text, font: v.picklist(['regular', 'bold']), size: length, color, rows: v.number() })),
  }),
  v.object({
    kind: v.literal('rect'),
    x: v.number(),
    y: v.number(),
    width: length,
    height: length,
    radius: v.optional(length),
    fill: v.optional(color),
    stroke: v.optional(color),
    strokeWidth: v.optional(length),
  }),
  v.object({
    kind: v.literal('line'),
    points: list(point),
    color,
    width: length,
    dash: v.optional(v.union([v.number(), list(v.number())])),
  }),
  v.object({ kind: v.literal('area'), points: list(point), fill: color }),
]);

const part = v.variant('kind', [
  v.object({
    kind: v.literal('text'),
    line,
    mark: v.optional(text),
    note: v.optional(text),
    quiet: v.optional(v.boolean()),
  }),
  v.object({ kind: v.literal('space') }),
  v.object({ kind: v.literal('table'), head: list(line), rows: list(list(line)) }),
  v.object({ kind: v.literal('bar'), share: v.pipe(v.number(), v.minValue(0), v.maxValue(1)) }),
  v.object({
    kind: v.literal('picture'),
    width: length,
    height: length,
    shapes: list(shape),
    told: v.optional(v.object({ name: text, head: list(line), rows: list(list(line)) })),
  }),
]);

const block = v.variant('kind', [
  v.object({
    kind: v.literal('heading'),
    level: v.picklist([1, 2, 3]),
    text,
    note: v.optional(text),
    tone: v.optional(tone),
  }),
  v.object({ kind: v.literal('paragraph'), text, quiet: v.optional(v.boolean()) }),
  v.object({ kind: v.literal('badges'), badges: list(v.object({ text, tone })) }),
  v.object({ kind: v.literal('fields'), rows: list(v.object({ label: text, value: text })) }),
  v.object({
    kind: v.literal('cells'),
    columns: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
    cells: list(
      v.object({
        title: text,
        parts: list(part),
        span: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12))),
        tone: v.optional(tone),
      }),
    ),
  }),
  v.object({
    kind: v.literal('parts'),
    parts: list(part),
    bar: v.optional(v.picklist(['accent', 'dashed', 'quiet'])),
    leads: v.optional(v.boolean()),
  }),
  v.object({ kind: v.literal('rule') }),
  v.object({ kind: v.literal('pageBreak') }),
]);

/** A document as it is shown outside: the same blocks as a PDF of it has. */
export const outwardDocumentSchema = v.object({
  title: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(1000)),
  blocks: list(block),
});

/** Records that may be shown outside: a board, a report on studies, an experiment. */
export const OUTWARD_KINDS = ['board', 'report', 'experiment'] as const;
