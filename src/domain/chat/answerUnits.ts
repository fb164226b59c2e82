/** A piece of a text that may answer one question. */
export interface AnswerUnit {
  /** Its heading, as code units of the text; empty for a sentence outside any section. */
  readonly head: readonly [start: number, end: number];
  /** Its text. */
  readonly body: readonly [start: number, end: number];
  /** The paragraph of a sentence; for a section the same as its body. */
  readonly around: readonly [start: number, end: number];
}

interface Line {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Longest heading of a section, code units. */
const LONGEST_HEAD = 50;
const LONGEST_QUESTION = 75;
/** Longest name before a colon, code units. */
const LONGEST_NAME = 45;
/** Most that is taken of what a section says, code units. */
const LONGEST_BODY = 2400;

/** A line of a table of contents. */
const CONTENTS = /[.…]{3,}\s*\d+\s*$/;
const MARKED = /^\s*(?:#{1,6}\s|\*\*.+\*\*\s*$|\[?(?:слайд|шаг|раздел|глава|часть|slide)\s*№?\s*\d+)/iu;

/** Whether a line looks like a heading: short, begun by a capital letter or a number, not ended like a sentence. */
function looksOver(line: string): boolean {
  const text = line.trim();
  if (text === '' || text.length > LONGEST_QUESTION || CONTENTS.test(text)) return false;
  if (MARKED.test(line)) return true;
  if ((text.length > LONGEST_HEAD && !text.endsWith('?')) || /:\s+\S/.test(text)) return false;
  return /^[\s\d.)•▪*_«"([\p{Extended_Pictographic}\uFE0F–—-]*\p{Lu}/u.test(text) && !/[.!;,…]["»)]?$/.test(text);
}

const BULLET = /^\s*(?:[-–—•▪*✗✓]|\d{1,2}[.)])\s+\S/u;

/** Whether a line without a capital letter heads a list, as in hasty notes: «деньги» over «- берём …». */
const isOverList = (line: string, next: string | undefined, isName: (words: string) => boolean): boolean =>
  next !== undefined &&
  BULLET.test(next) &&
  /^\s*[\p{Ll}\d][^.!;|]{2,40}[?:]?\s*$/u.test(line) &&
  line.trim().split(/\s+/).length <= 5 &&
  isName(line);

const isBlank = (line: Line | undefined): boolean => line === undefined || line.text.trim() === '';

/** Whether a line heads what follows it: it begins the text, a paragraph, or comes after the end of a sentence. */
function isOver(lines: readonly Line[], at: number, isName: (words: string) => boolean): boolean {
  const line = lines[at];
  if (!line || isBlank(line)) return false;
  if (isBlank(lines[at - 1]) && isOverList(line.text, lines[at + 1]?.text, isName)) return true;
  if (!looksOver(line.text)) return false;
  const before = lines[at - 1];
  if (!isBlank(before) && !/[.!?…:;]["»)]?\s*$/.test(before?.text ?? '')) return MARKED.test(line.text);
  if (!isBlank(lines[at + 1])) return true;
  const next = lines[at + 2];
  if (isBlank(next)) return false;
  // Where all lines are separate and none is ended, only words tell which one heads the others.
  return looksOver(next?.text ?? '') ? line.text.trim().split(/\s+/).length <= 5 && isName(line.text) : true;
}

/** «**Ученики.** …», «Ученики. …»: a word or two before what they name. */
const LEAD_IN =
  /^\s*(?:\*\*[^*\n]{2,40}\*\*[.:]?|\p{Lu}[\p{L}-]{2,}(?:[ \t]+[\p{L}\d-]+){0,2}\.)[ \t]+(?=[\p{Lu}\d«])/u;

/** «Аудитория: …», «Аудитория — …»: where the name ends and what it names begins. */
function nameIn(line: string, isName: (words: string) => boolean): number | null {
  const lead = LEAD_IN.exec(line)?.[0];
  if (lead !== undefined && (lead.includes('**') || isName(lead))) return lead.length;
  const name = /^\s*(?:\d{1,2}[.)][ \t]+)?[^:.!?|\n]{3,45}?(?::[ \t*_]+|[ \t][–—][ \t]+|[ \t]*\|[ \t]*)(?=\S)/u.exec(
    line,
  )?.[0];
  if (name === undefined || name.length > LONGEST_NAME + 8) return null;
  // In hasty notes names have no capital letter: there only words tell.
  return /^[\s\d.)•▪*_«"(\p{Extended_Pictographic}\uFE0F–—-]*\p{Lu}/u.test(name) || isName(name) ? name.length : null;
}

/** Ends of sentences: not behind «2.», «г.» or an initial. */
const SENTENCE = /(?:[^.!?…\n]|[.](?=\S)|(?<=(?:^|[\s(])(?:\p{L}|\d{1,2}|руб|тыс|млн|млрд|др|пр))\.)+[.!?…]*/gu;

/**
 * The pieces of a text: sections under what looks like a heading, and sentences elsewhere. Linear in the text.
 * @param isName whether a word or two before a full stop name what follows; «Вечером дождь.» does not
 */
export function unitsOf(text: string, isName: (words: string) => boolean): readonly AnswerUnit[] {
  const lines: Line[] = [];
  for (let start = 0; start <= text.length;) {
    const next = text.indexOf('\n', start);
    const end = next < 0 ? text.length : next;
    const said = text.slice(start, Math.min(end, start + 2 * LONGEST_BODY));
    lines.push({ start, end, text: CONTENTS.test(said) ? '' : said });
    start = end + 1;
  }
  const units: AnswerUnit[] = [];
  for (let at = 0; at < lines.length;) {
    const line = lines[at];
    if (!line || isBlank(line)) {
      at += 1;
      continue;
    }
    const over = isOver(lines, at, isName);
    const named = over ? null : nameIn(line.text, isName);
    let last = at;
    const room = (end: number): boolean => end - line.start <= LONGEST_BODY;
    while (last + 1 < lines.length && !isOver(lines, last + 1, isName)) {
      const next = lines[last + 1];
      // «Цена: …» has its say in its paragraph; where no empty lines part them, a full stop at a line's end does.
      if (named !== null && /[.!?…]["»)]?\s*$/.test(lines[last]?.text ?? '')) break;
      if (!next || !room(next.end)) break;
      const name = isBlank(next) ? null : nameIn(next.text, isName);
      // Right under a heading «Заказ: …» is of it, unless it names something that is asked for.
      const isOfHeading = over && !isBlank(lines[last]) && name !== null && !isName(next.text.slice(0, name));
      if (name !== null && !isOfHeading) break;
      // A heading's section may have several paragraphs; elsewhere they are read one by one.
      if (isBlank(next) && (!over || (last > at && named === null && isBlank(lines[last + 2])))) break;
      last += 1;
    }
    const end = lines[last]?.end ?? line.end;
    if (over || named !== null) {
      const headEnd = over ? line.end : line.start + (named ?? 0);
      units.push({ head: [line.start, headEnd], body: [headEnd, end], around: [headEnd, end] });
    } else {
      const paragraph = text.slice(line.start, Math.min(end, line.start + 2 * LONGEST_BODY));
      for (const match of paragraph.matchAll(SENTENCE)) {
        const start = line.start + match.index;
        units.push({ head: [start, start], body: [start, start + match[0].length], around: [line.start, end] });
      }
    }
    at = last + 1;
  }
  return units;
}
