import { linesOf } from './formLines.ts';

/** The six forces, in the order of the name. */
export const PESTEL_PARTS = ['Политика', 'Экономика', 'Общество', 'Технологии', 'Экология', 'Право'] as const;

export type PestelPart = (typeof PESTEL_PARTS)[number];

/** Effect of each of the six forces. */
export type Pestel = Readonly<Record<PestelPart, string>>;

const LABEL = new RegExp(String.raw`^\s*\*\*(${PESTEL_PARTS.join('|')})[.:]?\*\*[.:]?(.*)$`);
/** Text that needs a line of its own after the label, so that it stays a list or a table. */
const OWN_LINE = /^(?:[-*•]\s|\d+[.)]\s|\|)/;

/** The six forces without a word. */
export const EMPTY_PESTEL: Pestel = Object.fromEntries(PESTEL_PARTS.map((part) => [part, ''])) as Record<
  PestelPart,
  string
>;

/** Reads `**Политика.** …` and so on, in any order, each at most once; null when the text is not so. Empty text: empty parts. */
export function readPestel(text: string): Pestel | null {
  const found = new Map<PestelPart, string[]>();
  let here: string[] | null = null;
  for (const line of linesOf(text)) {
    const [, name, rest = ''] = LABEL.exec(line) ?? [];
    const part = PESTEL_PARTS.find((one) => one === name);
    if (part) {
      if (found.has(part)) return null;
      here = [rest];
      found.set(part, here);
    } else if (here) here.push(line);
    else if (line.trim() !== '') return null;
  }
  if (found.size === 0 && text.trim() !== '') return null;
  return Object.fromEntries(PESTEL_PARTS.map((part) => [part, (found.get(part) ?? []).join('\n').trim()])) as Record<
    PestelPart,
    string
  >;
}

/** The six forces as text that {@link readPestel} understands; empty when all are. */
export function writePestel(pestel: Pestel): string {
  const parts = PESTEL_PARTS.map((part) => {
    // A line that looks like a label would begin another part.
    const lines = linesOf(pestel[part]).map((line) => (LABEL.test(line) ? line.replaceAll('**', '') : line));
    return { part, text: lines.join('\n').trim() };
  });
  if (parts.every(({ text }) => text === '')) return '';
  return parts
    .map(({ part, text }) => `**${part}.**${text === '' ? '' : OWN_LINE.test(text) ? `\n${text}` : ` ${text}`}`)
    .join('\n');
}
