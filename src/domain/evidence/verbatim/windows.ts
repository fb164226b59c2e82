import type { NumberedTranscripts, OutLine } from './numbered.ts';

/** A part of talks that goes out in one request. */
export interface AskedWindow {
  /** The sent text, one line an utterance. */
  readonly text: string;
  /** The first and the last number in it: nothing else may be named of it. */
  readonly first: number;
  readonly last: number;
}

/** Letters of a window at least: a line that is longer than what is left still goes out whole. */
const LEAST = 500;

/**
 * Cuts talks into parts of at most so many letters, between lines. A part that begins in the middle of a talk says which, and repeats the
 * question before it, so that an answer is not read without what it answers. Every numbered line is in exactly one part.
 * @param most letters of a part; more only when a single line with its question has more
 */
export function windowsOf({ lines }: Pick<NumberedTranscripts, 'lines'>, most: number): AskedWindow[] {
  const room = Math.max(LEAST, most);
  const windows: AskedWindow[] = [];
  let talk = '';
  let question = '';
  let said: string[] = [];
  let length = 0;
  let numbers: number[] = [];
  const close = () => {
    const [first, last] = [numbers[0], numbers.at(-1)];
    // Only questions: there are no words that could be named.
    if (first !== undefined && last !== undefined) windows.push({ text: said.join('\n'), first, last });
    [said, length, numbers] = [[], 0, []];
  };
  const add = (words: string) => {
    said.push(words);
    length += words.length + 1;
  };
  const goOn = (line: OutLine) => {
    if (line.kind === 'talk' || said.length > 0) return;
    add(talk);
    if (line.kind === 'said' && question !== '') add(question);
  };
  for (const line of lines) {
    if (length > 0 && length + line.words.length > room) close();
    if (line.kind === 'talk') [talk, question] = [line.words, ''];
    goOn(line);
    if (line.kind === 'question') question = line.words;
    if (line.kind === 'said') numbers.push(line.utterance.number);
    add(line.words);
  }
  close();
  return windows;
}
