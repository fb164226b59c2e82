/** A text that is shown whole, code units: about a screen of a phone. */
const WHOLE = 1500;
/** Lines of a text that is shown whole. */
const WHOLE_LINES = 24;
/** Length of a longer text shown before the fold. */
const BEGINNING = 700;
const BEGINNING_LINES = 12;

/** The beginning of a card's text that is too long to be shown whole: no bold is left open, no row of a table cut; null when it is not. */
export function foldedMarkdown(text: string): string | null {
  const beginning = foldedText(text);
  if (beginning === null) return null;
  const last = beginning.slice(beginning.lastIndexOf('\n') + 1);
  if (last.trimStart().startsWith('|')) {
    const whole = beginning.slice(0, -last.length).trimEnd();
    if (whole !== '') return `${whole}\n\n…`;
  }
  return last.split('**').length % 2 === 0 ? `${beginning}…**` : `${beginning}…`;
}

/** The beginning of a text that is too long to be shown whole; null when it is not. */
export function foldedText(text: string): string | null {
  const lines = text.split('\n');
  if (text.length <= WHOLE && lines.length <= WHOLE_LINES) return null;
  const beginning = lines.slice(0, BEGINNING_LINES).join('\n').slice(0, BEGINNING);
  const space = beginning.search(/\s\S*$/);
  // A word longer than half of it is cut, though not inside an emoji.
  return space > BEGINNING / 2 ? beginning.slice(0, space) : beginning.replace(/[\uD800-\uDBFF]$/, '').trimEnd();
}
