import { fold, quoted } from '../core/format.ts';
import type { Shape } from '../core/schema.ts';
import type { codeSchema, passageGroupSchema } from './codes/schema.ts';

/** A code of the company's codebook: what passages of all studies are about. */
export type Code = Shape<typeof codeSchema>;
/** Colours that a code may have. */
export type CodeColour = Code['colour'];
/** Passages that a colleague grouped, with a name for what they have in common. */
export type PassageGroup = Shape<typeof passageGroupSchema>;

/** Longest name of a code, characters. */
export const CODE_NAME_LENGTH = 80;

/** The colours in the order in which new codes take them. */
const COLOURS: readonly CodeColour[] = ['sky', 'leaf', 'sun', 'rose', 'violet', 'clay', 'teal', 'slate'];

/** Names of the colours, for people who do not see them. */
export const CODE_COLOUR_LABELS: Readonly<Record<CodeColour, string>> = {
  sky: 'Голубой',
  leaf: 'Зелёный',
  sun: 'Жёлтый',
  rose: 'Розовый',
  violet: 'Фиолетовый',
  clay: 'Терракотовый',
  teal: 'Бирюзовый',
  slate: 'Серый',
};

/** A name as it is kept: no blanks around it, one between words. */
export const squeezedName = (name: string): string => name.trim().replaceAll(/\s+/g, ' ');

/** The code of a name, in any case, its blanks squeezed; undefined when there is none. */
export function codeNamed<C extends Pick<Code, 'name'>>(codes: readonly C[], name: string): C | undefined {
  const wanted = fold(squeezedName(name));
  return codes.find((code) => fold(squeezedName(code.name)) === wanted);
}

/** Returns the error in a code's name, or undefined if it is valid. Two codes of one name could not be told apart. */
export function checkCodeName(
  name: string,
  codes: readonly Pick<Code, 'id' | 'name'>[],
  ownId: string | null = null,
): string | undefined {
  const wanted = squeezedName(name);
  if (wanted === '') return 'Назовите код';
  if (wanted.length > CODE_NAME_LENGTH) return `Не длиннее ${CODE_NAME_LENGTH} знаков`;
  const twin = codeNamed(
    codes.filter(({ id }) => id !== ownId),
    wanted,
  );
  return twin ? `Код ${quoted(twin.name)} уже есть` : undefined;
}

/** The colour that the fewest codes have, the first of them in order. */
export function nextColour(codes: readonly Pick<Code, 'colour'>[]): CodeColour {
  const uses = (colour: CodeColour) => codes.filter((code) => code.colour === colour).length;
  return COLOURS.reduce((best, colour) => (uses(colour) < uses(best) ? colour : best));
}
