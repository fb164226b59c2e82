/** Format for the selected words of a card's text. */
export type Formatting = 'bold' | 'list' | 'numbers' | 'table';

/** A change of a text: the range to be replaced, and the selection afterwards. */
export interface FormattingEdit {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
  /** The chosen words, as places in the text after the change. */
  readonly start: number;
  readonly end: number;
}

const MARK = '**';
const ITEM = /^(\s*)(?:[-*•]|\d{1,9}[.)])\s+/;
const TABLE = '| Название | Что важно |\n|---|---|\n|  |  |';

function bold(text: string, start: number, end: number): FormattingEdit {
  const chosen = text.slice(start, end);
  // Spaces at the edges stay outside: «** слово**» is not bold.
  const [from, to] = [
    start + (chosen.length - chosen.trimStart().length),
    end - (chosen.length - chosen.trimEnd().length),
  ];
  if (from >= to) return { from: start, to: start, insert: MARK + MARK, start: start + 2, end: start + 2 };
  const words = text.slice(from, to);
  if (words.length > 4 && words.startsWith(MARK) && words.endsWith(MARK)) {
    return { from, to, insert: words.slice(2, -2), start: from, end: to - 4 };
  }
  if (text.slice(from - 2, from) === MARK && text.slice(to, to + 2) === MARK) {
    return { from: from - 2, to: to + 2, insert: words, start: from - 2, end: to - 2 };
  }
  return { from, to, insert: MARK + words + MARK, start: from + 2, end: to + 2 };
}

function listed(text: string, start: number, end: number, isNumbered: boolean): FormattingEdit {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', Math.max(start, end - (text[end - 1] === '\n' && end > start ? 1 : 0)));
  const to = next === -1 ? text.length : next;
  const lines = text.slice(from, to).split('\n');
  const kind = isNumbered ? /^\s*\d/ : /^\s*[-*•]/;
  const isAlready = lines.every((line) => line.trim() === '' || (ITEM.test(line) && kind.test(line)));
  const hasWords = lines.some((line) => line.trim() !== '');
  let number = 0;
  const insert = lines
    .map((line) => {
      if (line.trim() === '' && hasWords) return line;
      const words = line.replace(ITEM, '$1').trimStart();
      if (isAlready && hasWords) return words;
      number += 1;
      return isNumbered ? `${number}. ${words}` : `- ${words}`;
    })
    .join('\n');
  const caret = from + insert.length;
  return { from, to, insert, start: lines.length > 1 ? from : caret, end: caret };
}

function table(text: string, end: number): FormattingEdit {
  const before = text.slice(0, end).replace(/\s+$/, '');
  const after = text.slice(end).replace(/^\s+/, '');
  const from = before.length;
  const insert = `${before === '' ? '' : '\n\n'}${TABLE}${after === '' ? '' : '\n\n'}`;
  const name = from + insert.indexOf('Название');
  return { from, to: text.length - after.length, insert, start: name, end: name + 'Название'.length };
}

/** Returns a text with the selected words made bold, a list or a numbered list, or with a table after them. */
export function formatted(text: string, start: number, end: number, how: Formatting): FormattingEdit {
  switch (how) {
    case 'bold':
      return bold(text, start, end);
    case 'table':
      return table(text, end);
    case 'list':
    case 'numbers':
      return listed(text, start, end, how === 'numbers');
  }
}

export const edited = (text: string, { from, to, insert }: FormattingEdit): string =>
  text.slice(0, from) + insert + text.slice(to);
