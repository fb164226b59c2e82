import type { PdfLine } from './pdfLine.ts';

/** Whether the hyphen that a line ends with only breaks a word that goes on in the next line. */
export type HyphenTest = (line: string, next: string) => boolean;

/** Code units of a line's end that hold its last word. */
const TAIL = 60;
/** Signs that break words: the hyphen of the keyboard, that of Unicode. */
const ENDS = /(\p{L}+)[-\u2010]$/u;
/** Signs that are written for nothing else: a soft hyphen, and «¬», as old programs drew it. */
const SOFT = /\p{L}[\u00AD\u00AC]$/u;
const BEGINS = /^\p{Ll}+/u;
/** Parts of words that keep their hyphen behind any word, and behind these: «какой-нибудь», «из-за», «что-то», «скажите-ка». */
const PARTICLES = new Set('либо нибудь таки'.split(' '));
const BEHIND: Readonly<Record<string, RegExp>> = {
  за: /^из$/,
  под: /^из$/,
  то: /^(?:кто|кого|кому|кем|ком|что|чего|чему|чем|чём|как\p{L}*|где|когда|куда|откуда|почему|зачем|отчего|сколько|че[йм]|чья|чьё)$/u,
  ка: /^(?:ну|на|дай|давай|давайте|скажи|скажите|расскажи|расскажите|(?:по)?смотри|(?:по)?смотрите|погоди|постой|подожди)$/,
};
/** Parts that may be a particle, and the end of a word: «дом-то», «мес-то»; the first where the word before is another of the text. */
const SHORT = new Set('то ка де с'.split(' '));
const PREFIXES = new Set('кое кой из интернет онлайн веб бизнес мини экс вице'.split(' '));
/** What «по-» makes adverbs of: «по-русски», «по-волчьи», «по-моему», «по-другому», «по-прежнему». Elsewhere it begins a verb. */
const ADVERB = /(?:[сц]ки|ьи|[ое]му)$/u;
/** Least number of broken words, and part of the lines they end, in a document that breaks words. */
const FEWEST = 3;
const BROKEN_SHARE = 0.04;

// The last sign first: few lines end with one, and the expression tries every letter of the others.
const isBroken = ({ text }: PdfLine): boolean => /[-\u2010]/.test(text.slice(-1)) && ENDS.test(text.slice(-TAIL));

const isSoft: HyphenTest = (line, next) => SOFT.test(line.slice(-TAIL)) && BEGINS.test(next);

/** Tells broken words from compounds by the document's other words, and by whether it breaks words at all. */
export function hyphenTest(pages: readonly (readonly PdfLine[])[]): HyphenTest {
  const lines = pages.flat();
  const broken = lines.filter((line, index) => isBroken(line) && BEGINS.test(lines[index + 1]?.text ?? '')).length;
  if (broken === 0) return isSoft;
  const breaks = broken >= FEWEST && broken >= lines.length * BROKEN_SHARE;
  const words = new Set(
    lines.flatMap((line) => {
      const found = line.text.toLowerCase().match(/\p{L}+(?:-\p{L}+)*/gu) ?? [];
      return isBroken(line) ? found.slice(0, -1) : found;
    }),
  );
  return (line, next) => {
    if (isSoft(line, next)) return true;
    const before = ENDS.exec(line.slice(-TAIL))?.[1]?.toLowerCase();
    const after = BEGINS.exec(next)?.[0].toLowerCase();
    if (before === undefined || after === undefined || PARTICLES.has(after) || PREFIXES.has(before)) return false;
    if ((Object.hasOwn(BEHIND, after) && BEHIND[after]?.test(before)) || (SHORT.has(after) && words.has(before)))
      return false;
    if (before === 'по' && ADVERB.test(after)) return false;
    if (words.has(`${before}-${after}`)) return false;
    return breaks || words.has(before + after);
  };
}
