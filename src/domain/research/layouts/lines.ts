/** Calls back for each line with its offsets, the line break excluded. */
export function eachLine(text: string, visit: (start: number, end: number) => void): void {
  for (let start = 0; start <= text.length;) {
    const found = text.indexOf('\n', start);
    const end = found < 0 ? text.length : found;
    visit(start, end);
    start = end + 1;
  }
}

const SPACE = /[\s\uFEFF]/;

/** The first character of a range that is no white space, or its end. */
export function skipSpace(text: string, start: number, end: number): number {
  let at = start;
  while (at < end && SPACE.test(text.charAt(at))) at += 1;
  return at;
}

/** One past the last character of a range that is no white space, or its start. */
export function trimSpace(text: string, start: number, end: number): number {
  let at = end;
  while (at > start && SPACE.test(text.charAt(at - 1))) at -= 1;
  return at;
}

/** Whether a range is white space only, from its start; stops at the first other character. */
export const isBlank = (text: string, start: number, end: number): boolean => skipSpace(text, start, end) === end;

/** Whether words end with a sentence's end, quotation marks and brackets behind it included. */
export const endsSentence = (text: string): boolean => /[.?!…][»")\s]*$/.test(text.slice(-12));

/** Lines longer than this are words, whatever they begin with. */
const SHORT_LINE = 160;

/** Notices that a program writes into a transcript about itself: no one says them. */
const SERVICE =
  /^(?:transcribed by https?:|created with |(?:собрание|встреча|meeting) (?:завершен|закончен|ended)|this editable transcript was|transcription (?:started|ended|stopped)(?: after [\d:]+)?\W*$|(?:расшифровка|транскрипция|транскрибирование) (?:завершен|закончен|окончен|остановлен|начат)(?:а|о)?(?: через [\d:]+)?\W*$|.{1,60} (?:начал|прекратил|остановил|запустил|started|stopped)[()\p{L}-]{0,6} (?:транскрибирование|запись|transcription|recording)\.?$)/iu;

/** A heading of Markdown, or a line drawn across. */
const HEADING = /^(?:#{1,6} \S|(?:-{3,}|\*{3,}|_{3,})$)/;

/** Whether a line is no person's words in any place: a program's notice, a heading, a drawn line. */
export function isApart(text: string, start: number, end: number): boolean {
  if (end - start > SHORT_LINE || end - start < 3) return false;
  const line = text.slice(start, end).trim();
  return HEADING.test(line) || SERVICE.test(line);
}
