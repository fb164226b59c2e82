import { SCORES, type StrategicCanvas } from '../../domain/cardForms.ts';

/** How a competitor's line looks: its colour is joined by its dashes and the shape of its points, never colour alone. */
export interface LineLook {
  /** A CSS colour. */
  readonly color: string;
  /** `stroke-dasharray`; undefined for a solid line. */
  readonly dash: string | undefined;
}

const US: LineLook = { color: 'var(--color-accent)', dash: undefined };
const LOOKS: readonly LineLook[] = [
  US,
  { color: 'var(--tone-yellow-solid)', dash: '7 5' },
  { color: 'var(--tone-purple-solid)', dash: '2 5' },
  { color: 'var(--tone-red-solid)', dash: '12 4 2 4' },
  { color: 'var(--tone-blue-solid)', dash: '4 3' },
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

/** The name with a capital: in the text they stand in the middle of a sentence. */
export const capitalized = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Points of a competitor's line, in pieces parted where nobody has scored. */
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
