import { asking } from './judgeRoles.ts';
import { eachLine, isApart, skipSpace, trimSpace } from './lines.ts';
import type { Label } from './roles.ts';
import { inOrder, type TranscriptMark } from './spoken.ts';

/** Dash that opens a person's words. */
const DASH = /^[-–—][ \t\u00A0]+(?=\S)/;

/** Words behind a dash. */
interface Line {
  readonly start: number;
  readonly bodyStart: number;
  readonly end: number;
}

const person = (label: string, role: 'interviewer' | 'respondent'): Label => ({
  label,
  key: label.toLowerCase(),
  strong: role,
  weak: null,
  isName: true,
  isHeading: false,
  isLower: false,
  isLowerName: false,
});

/** Names that are given to people who have none in the file: what they do in the talk. */
const ASKER = person('Интервьюер', 'interviewer');
const TELLER = person('Респондент', 'respondent');

/** Chance that the other one speaks next. */
const TURNS = 0.93;

/**
 * Who of two says what, by what asks: the likeliest course of a talk in which they mostly take turns. Null when too little asks,
 * or too much: then it is a list, not a talk.
 */
export function twoVoices(text: string, lines: readonly Line[]): (Label | null)[] | null {
  const asks = lines.map(({ bodyStart, end }) => asking(text, bodyStart, end));
  const questions = asks.filter((ask) => ask >= 0.9).length;
  if (lines.length < 4 || questions < 2 || questions < lines.length * 0.2 || questions > lines.length * 0.8)
    return null;
  // Log chances of the likeliest course that ends with the asker, and with the other one; and where each came from.
  let asker = Math.log(0.7);
  let teller = Math.log(0.3);
  const fromOther: [boolean, boolean][] = [];
  asks.forEach((ask, index) => {
    const asksAsAsker = Math.log(0.2 + 0.8 * ask);
    const asksAsTeller = Math.log(1 - 0.85 * ask);
    if (index === 0) {
      asker += asksAsAsker;
      teller += asksAsTeller;
      fromOther.push([false, false]);
      return;
    }
    const change = Math.log(TURNS);
    const stay = Math.log(1 - TURNS);
    const toAsker = teller + change > asker + stay;
    const toTeller = asker + change > teller + stay;
    const [wasAsker, wasTeller] = [asker, teller];
    asker = asksAsAsker + (toAsker ? wasTeller + change : wasAsker + stay);
    teller = asksAsTeller + (toTeller ? wasAsker + change : wasTeller + stay);
    fromOther.push([toAsker, toTeller]);
  });
  const voices: (Label | null)[] = lines.map(() => null);
  let isAsker = asker > teller;
  for (let index = lines.length - 1; index >= 0; index -= 1) {
    voices[index] = isAsker ? ASKER : TELLER;
    const [toAsker, toTeller] = fromOther[index] ?? [false, false];
    if (isAsker ? toAsker : toTeller) isAsker = !isAsker;
  }
  return voices;
}

/** Least share of a talk's lines that begin with dashes; the rest continue the line above. */
const SHARE = 0.5;

/**
 * Returns the marks of a talk without names in which a dash opens each person's words; none when it is a list, or something else.
 */
export function findDashes(text: string): TranscriptMark[] {
  const dashed: Line[] = [];
  const plain: Line[] = [];
  const apart: TranscriptMark[] = [];
  eachLine(text, (lineStart, lineEnd) => {
    const start = skipSpace(text, lineStart, lineEnd);
    if (start === lineEnd) return;
    const end = trimSpace(text, start, lineEnd);
    const dash = DASH.exec(text.slice(start, start + 8));
    if (isApart(text, start, end))
      apart.push({ kind: 'apart', label: null, at: null, until: null, start, bodyStart: start });
    else if (dash) dashed.push({ start, bodyStart: start + dash[0].length, end });
    else plain.push({ start, bodyStart: start, end });
  });
  if (dashed.length < 2) return [];
  // Some write the dash before the answers only, or before the questions.
  const isAsked = (line: Line) => text.charAt(line.end - 1) === '?';
  const [asks, answers] = dashed.filter(isAsked).length * 2 > dashed.length ? [dashed, plain] : [plain, dashed];
  const asked = asks.filter(isAsked).length;
  const isOneSided = asked > 1 && asked >= asks.length * 0.6 && asked >= answers.length * 0.5 && answers.length > 1;
  const isMixed = isOneSided && answers.filter(isAsked).length * 4 < answers.length;
  const lines = isMixed ? inOrder(dashed, plain) : dashed;
  if (!isMixed && dashed.length < plain.length * SHARE) return [];
  const voices = twoVoices(text, lines);
  if (!voices) return [];
  const marks = lines.map(({ start, bodyStart }, index): TranscriptMark => ({
    kind: 'label',
    label: voices[index] ?? null,
    at: null,
    until: null,
    start,
    bodyStart,
  }));
  return inOrder(marks, apart);
}
