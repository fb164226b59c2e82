import type { PdfLine } from './pdfLine.ts';

/** Whether the hyphen that a line ends with only breaks a word that goes on in the next line. */
export type HyphenTest = (line: string, next: string) => boolean;

/** Code units of a line's end that hold its last word. */
const TAIL = 60;
const ENDS = /(\p{L}+)-$/u;
const BEGINS = /^\p{Ll}+/u;
/** Parts of words that keep their hyphen: «что-то», «по-русски», «какой-нибудь». */
const PARTICLES = new Set('то либо нибудь ка таки де с за под'.split(' '));
const PREFIXES = new Set('по кое кой из интернет онлайн веб бизнес мини экс вице'.split(' '));
/** Least number of broken words, and part of the lines they end, in a document that breaks words. */
const FEWEST = 3;
const BROKEN_SHARE = 0.04;

const isBroken = ({ text }: PdfLine): boolean => ENDS.test(text.slice(-TAIL));

/** Tells broken words from compounds by the document's other words, and by whether it breaks words at all. */
export function hyphenTest(pages: readonly (readonly PdfLine[])[]): HyphenTest {
  const lines = pages.flat();
  const broken = lines.filter((line, index) => isBroken(line) && BEGINS.test(lines[index + 1]?.text ?? '')).length;
  if (broken === 0) return () => false;
  const breaks = broken >= FEWEST && broken >= lines.length * BROKEN_SHARE;
  const words = new Set(
    lines.flatMap((line) => {
      const found = line.text.toLowerCase().match(/\p{L}+(?:-\p{L}+)*/gu) ?? [];
      return isBroken(line) ? found.slice(0, -1) : found;
    }),
  );
  return (line, next) => {
    const before = ENDS.exec(line.slice(-TAIL))?.[1]?.toLowerCase();
    const after = BEGINS.exec(next)?.[0].toLowerCase();
    if (before === undefined || after === undefined || PARTICLES.has(after) || PREFIXES.has(before)) return false;
    if (words.has(`${before}-${after}`)) return false;
    return breaks || words.has(before + after);
  };
}
