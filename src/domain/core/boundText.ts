import { NBSP } from './format.ts';

/** Spaces within a number: between its groups of three digits. */
const GROUPS = /(?<![\d.,])\d{1,3}(?:[ \u00A0\u2009\u202F]\d{3})+(?!\d)/g;
/** From a number to its unit, and from «тыс.» and the like to theirs; Markdown's bold may begin or end between them. */
const UNIT =
  /(?<=(?:\d|(?<!\p{L})(?:тыс\.?|млн|млрд|трлн))(?:\*\*)?)[ \u2009\u202F](?=(?:\*\*)?(?:[₽$€£%‰°№]|(?:тыс|млн|млрд|трлн|руб|шт|чел|мин|сек|ч|дн|мес|нед|лет|год|года|г|км|кг|МБ|ГБ|КБ)(?![\p{L}\d])))/gu;

/**
 * Returns a user's text as it is shown and printed: «4 900 ₽» stays on one line whichever spaces were typed or pasted, and a dash
 * never begins one. The stored text stays as it was typed.
 */
export function boundText(text: string): string {
  return text
    .replaceAll(GROUPS, (number) => number.replaceAll(/\s/g, NBSP))
    .replaceAll(UNIT, NBSP)
    .replaceAll(/(?<=\S) —/g, `${NBSP}—`);
}

/** {@link boundText} for the screen: a line does not end within «1–2» either. Not for paper: its type has no sign for that. */
export function boundOnScreen(text: string): string {
  return boundText(text).replaceAll(/(?<=\d)–(?=\d)/g, '–\u2060');
}
