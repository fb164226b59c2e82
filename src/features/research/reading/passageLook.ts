import { counted, quoted } from '../../../domain/core/format.ts';
import { takenInWords } from '../../../domain/core/findingKind.ts';
import type { Code } from '../../../domain/research/code.ts';
import { NOT_STORED } from '../../../domain/research/mark.ts';
import type { MarkedPassage } from '../../../domain/research/markedPassages.ts';
import { ordered } from '../../../domain/core/record.ts';
import { codeHues } from '../../../theme/tokens.ts';

export type CodesById = ReadonlyMap<string, Code>;

/** Most lines under words; of passages that overlap deeper the words say so in the margin. */
export const MOST_LANES = 3;

/** The codes of a passage that there still are, in the order in which it was given them. */
export function codesOf({ mark }: Pick<MarkedPassage, 'mark'>, codes: CodesById): readonly Code[] {
  return mark ? ordered(mark.codeIds).flatMap(({ key }) => codes.get(key) ?? []) : [];
}

const CLEAR = 'transparent';

const stripes = (colour: string, drawn: number, whole: number): string =>
  `repeating-linear-gradient(90deg, ${colour} 0 ${drawn}px, ${CLEAR} ${drawn}px ${whole}px)`;

/**
 * Returns the line under a passage as a CSS image: for its codes unbroken, in stretches of each one's hue; for a hypothesis
 * dashed, for an insight dotted, for a plain quotation unbroken and grey; finely dotted while it is being stored. The margin also
 * names it in words.
 */
export function lineOf(passage: MarkedPassage, codes: CodesById): string {
  // It must not look stored before it is.
  if (passage.mark?.updatedAt === NOT_STORED) return stripes('var(--color-edge)', 2, 4);
  const hues = codesOf(passage, codes).map(({ colour }) => `var(--code-${colour})`);
  if (hues.length > 0) {
    const stops = hues.map((hue, index) => `${hue} ${index * 16}px ${(index + 1) * 16}px`);
    return `repeating-linear-gradient(90deg, ${stops.join(', ')})`;
  }
  if (passage.hypotheses.length > 0) return stripes('var(--tone-purple-solid)', 8, 12);
  if (passage.insights.length > 0) return stripes('var(--tone-green-solid)', 3, 6);
  return 'linear-gradient(var(--color-edge), var(--color-edge))';
}

/**
 * Declarations for where such a line is made while the system has a few colours of its own: all hues are that of text;
 * unbroken, dashed and dotted still tell the kinds apart. What draws it keeps it by `forced-color-adjust: none`.
 */
export const huesInForcedColours = [
  ...Object.keys(codeHues).map((hue) => `code-${hue}`),
  'tone-purple-solid',
  'tone-green-solid',
  'color-edge',
]
  .map((name) => `--${name}: CanvasText;`)
  .join('\n');

/** Describes a passage in a few words: «Поиск людей, инсайт, против гипотезы, трудность (мешает)». */
export function passageLabel(passage: MarkedPassage, codes: CodesById): string {
  const { insights, hypotheses } = passage;
  const stances = new Set(hypotheses.map(({ stance }) => stance));
  const parts = [
    ...codesOf(passage, codes).map(({ name }) => name),
    insights.length > 1 ? counted(insights.length, ['инсайт', 'инсайта', 'инсайтов']) : insights.map(() => 'инсайт'),
    stances.has('for') ? 'за гипотезу' : [],
    stances.has('against') ? 'против гипотезы' : [],
  ].flat();
  const taken = takenInWords(passage);
  const said = [parts.length > 0 ? parts : ['цитата'], taken === '' ? [] : taken].flat().join(', ');
  return said.charAt(0).toUpperCase() + said.slice(1);
}

/** The same with the words, for screen reader users who hear it away from them. */
export function passageName(passage: MarkedPassage, codes: CodesById): string {
  const words = passage.words.length > 60 ? `${passage.words.slice(0, 60).trimEnd()}…` : passage.words;
  return `${passageLabel(passage, codes)}: ${quoted(words)}`;
}
