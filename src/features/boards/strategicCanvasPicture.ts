import { SCORES, type StrategicCanvas } from '../../domain/boards/cardForms/canvas.ts';
import { colors, tones, type Tone } from '../../theme/tokens.ts';

/** How a competitor's line looks: its colour is joined by its dashes and the shape of its points, never colour alone. */
export interface LineLook {
  /** A CSS colour. */
  readonly color: string;
  /** The same on paper, `#rrggbb`. */
  readonly ink: string;
  /** Lengths of dashes and gaps in turn, px; undefined for a solid line. */
  readonly dash: readonly number[] | undefined;
}

const US: LineLook = { color: 'var(--color-accent)', ink: colors.accent[0], dash: undefined };
const them = (tone: Tone, ...dash: number[]): LineLook => ({
  color: `var(--tone-${tone}-solid)`,
  ink: tones[tone].solid[0],
  dash,
});
const LOOKS: readonly LineLook[] = [
  US,
  them('yellow', 7, 5),
  them('purple', 2, 5),
  them('red', 12, 4, 2, 4),
  them('blue', 4, 3),
];

/** Competitors that one picture tells apart. */
export const MOST_COMPETITORS = LOOKS.length;

/** Look of a competitor by place; the first is us. */
export const lookOf = (index: number): LineLook => LOOKS[index % LOOKS.length] ?? US;

/** Width of a factor, height between the extreme scores, and room above and below; units of the drawing. */
export const DRAWING = { step: 100, height: 160, pad: 12 } as const;

/** Height of a score from the top, in units of the drawing. */
export const yOf = (score: number): number =>
  DRAWING.pad + ((SCORES.most - score) / (SCORES.most - SCORES.least)) * DRAWING.height;

/** Returns the points of a competitor's line, in pieces separated where a score is missing. */
export function piecesOf(
  { factors }: StrategicCanvas,
  competitor: number,
): { readonly x: number; readonly y: number }[][] {
  const pieces: { x: number; y: number }[][] = [[]];
  factors.forEach(({ scores }, index) => {
    const value = scores[competitor] ?? null;
    if (value === null) pieces.push([]);
    else pieces.at(-1)?.push({ x: (index + 0.5) * DRAWING.step, y: yOf(value) });
  });
  return pieces.filter((piece) => piece.length > 0);
}
