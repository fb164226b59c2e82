import { eachLine, isApart, skipSpace } from '../lines.ts';
import { LABEL_LENGTH, type Label, Labels, type SpeakerRole } from '../roles.ts';
import type { TranscriptMark } from '../spoken.ts';
import { leadingStamp, STAMP_PATTERN, stampAlone } from '../stamps.ts';

/** A label is found in this many code units at the start of a line, so a line's length costs nothing. */
export const HEAD_LENGTH = 140;

const EMPHASIS = String.raw`(?:\*\*|__|\*)?`;
/** Name, an optional time stamp behind it, colon. Every part is bounded: the input is HEAD_LENGTH units at most. */
const LABEL = new RegExp(
  String.raw`^${EMPHASIS}(\[?)([\p{L}@][\p{L}\p{M}\p{N}\p{Extended_Pictographic}\uFE0F\u200D.,'’№#_()@+/|–—\-\u00A0 ]{0,${LABEL_LENGTH}}?)(\]?)${EMPHASIS} ?(${STAMP_PATTERN})? ?${EMPHASIS}:${EMPHASIS}(?=(.?))`,
  'u',
);
/** A name behind a stamp may hold anything: people call themselves with hearts and digits. */
const STAMPED_LABEL = new RegExp(String.raw`^([^:\n]{1,${LABEL_LENGTH}}?) ?:(?=(\s?))`);
/** A bullet, a quotation mark or a number before the label. */
const OPENING = /^(?:[-–—•>*][ \t]+|\d{1,3}[.)][ \t]+)/;
/** A role and a dash: «И — Как вы готовите?» */
const DASHED_ROLE = /^(\p{L}{1,14}(?: ?\d{1,2})?\.?) ?[-–—] (?=\S)/u;
/** Zoom's chat: who writes, and to whom. */
const CHAT_NAME = /^(?:(?:from|от)\s{1,3}(.+?)(?:\s{1,3}(?:to|кому|для)\s.+)?|(.+?)\s{1,3}(?:to|кому)\s{1,3}\S.*)$/iu;
/** «1: Картой.», «2-й участник: Да.»: people of a group by number. */
const NUMBER_LABEL = /^(?:№ ?)?\d{1,2}(?:-?\p{L}{1,2}(?: \p{L}{1,14})?)?(?=:(?:\s|$))/u;
/** «???: не знаю»: whom the typist did not recognise. */
const UNKNOWN = /^\?{1,5}(?=:(?:\s|$))/;
/** The answer in the line of its question: «В: Часто? О: Нет.» */
const INLINE = /[.?!…»")]\s{1,3}(\p{L}{1,12}(?: ?\d{1,2})?\.?):(?=\s)/gu;
/** Code units of a line that are looked through for an answer behind its question. */
const INLINE_LENGTH = 4000;

/** A label at the start of a line, or behind a question in its line. */
export interface Candidate extends TranscriptMark {
  readonly label: Label;
  readonly isInline: boolean;
  readonly isStamped: boolean;
}

/** Parts of a text that may be a speaker's label, a stamp or an unspoken line, in order. */
export interface LabelCandidates {
  readonly candidates: readonly Candidate[];
  /** Stamps on lines of their own, in brackets, or as ranges; and lines that no one says. */
  readonly others: readonly TranscriptMark[];
  /** Stamps that begin a line without brackets: times of notes, or figures of a sentence. */
  readonly bare: readonly TranscriptMark[];
  /** Lines that are not blank. */
  readonly lines: number;
}

export const labelRole = ({ strong, weak }: Label): SpeakerRole | null => strong ?? weak;

/** A role with a dash behind it: believed only where both sides of a talk are written so. */
function dashedAt(head: string, lineStart: number, labels: Labels): Candidate | null {
  const indent = skipSpace(head, 0, head.length);
  const [whole, name = ''] = DASHED_ROLE.exec(head.slice(indent, indent + LABEL_LENGTH)) ?? [];
  const label = whole === undefined ? null : labels.read(name);
  if (whole === undefined || !label || !labelRole(label)) return null;
  const start = lineStart + indent;
  const bodyStart = start + whole.length;
  return { kind: 'label', label, at: null, until: null, start, bodyStart, isInline: true, isStamped: false };
}

/** Who writes in a line of a chat, without to whom. */
function chatName(name: string): string {
  const [, from, to] = CHAT_NAME.exec(name) ?? [];
  return from ?? to ?? name;
}

/** Reads a possible label at `lineStart`; null for an ordinary line. */
function candidateAt(text: string, lineStart: number, lineEnd: number, labels: Labels): Candidate | null {
  const head = text.slice(lineStart, Math.min(lineEnd, lineStart + HEAD_LENGTH));
  if (!head.includes(':')) return dashedAt(head, lineStart, labels);
  const indent = skipSpace(head, 0, head.length);
  let offset = indent + (OPENING.exec(head.slice(indent))?.[0].length ?? 0);
  const lead = leadingStamp(head.slice(offset));
  if (lead) offset += lead.length + (/^\s*[-–—|]?\s*/.exec(head.slice(offset + lead.length))?.[0].length ?? 0);
  const rest = head.slice(offset);
  let [whole, open = '', name = '', close = '', behind, next = ''] = LABEL.exec(rest) ?? [];
  const number = NUMBER_LABEL.exec(rest)?.[0];
  const unknown = UNKNOWN.exec(rest)?.[0];
  const plain = number ?? unknown;
  if (plain !== undefined) [whole, name, next] = [`${plain}:`, plain, rest.charAt(plain.length + 1)];
  else if (whole === undefined || (open === '') !== (close === '')) {
    if (!lead?.inBrackets) return null;
    [whole, name = '', next = ''] = STAMPED_LABEL.exec(rest) ?? [];
    behind = undefined;
    if (whole === undefined) return null;
    if (next === '' && offset + whole.length < head.length) return null;
  }
  const trimmed = name.trim();
  const label = labels.read(lead ? chatName(trimmed) : trimmed);
  if (!label) return null;
  // «12:30», «https://», «C:\»: what follows a label's colon is a space, the line's end, or — after a known role — words.
  if (next !== '' && !/\s/.test(next) && !(label.strong && !label.isLower && /[\p{L}«"“—–-]/u.test(next))) return null;
  const stamp = lead ?? (behind === undefined ? null : leadingStamp(behind));
  return {
    kind: 'label',
    label,
    at: stamp?.at ?? null,
    until: stamp?.until ?? null,
    start: lineStart + indent,
    bodyStart: lineStart + offset + whole.length,
    isInline: false,
    isStamped: stamp !== null,
  };
}

/** Labels behind the first words of a line that a known role begins. */
function inlineOf(text: string, { bodyStart, label: first }: Candidate, lineEnd: number, labels: Labels): Candidate[] {
  if (!labelRole(first)) return [];
  const rest = text.slice(bodyStart, Math.min(lineEnd, bodyStart + INLINE_LENGTH));
  const found: Candidate[] = [];
  for (const { 1: name = '', 0: whole, index } of rest.matchAll(INLINE)) {
    const label = labels.read(name);
    if (!label || !labelRole(label) || label.key === first.key) continue;
    const end = bodyStart + index + whole.length;
    const start = end - 1 - name.length;
    found.push({
      kind: 'label',
      label,
      at: null,
      until: null,
      start,
      bodyStart: end,
      isInline: true,
      isStamped: false,
    });
  }
  return found;
}

/** The stamp or notice that a line without a label is, or begins with. */
function otherAt(
  text: string,
  start: number,
  end: number,
): { readonly mark: TranscriptMark; readonly isBare: boolean } | null {
  if (isApart(text, start, end)) {
    const first = skipSpace(text, start, end);
    return {
      mark: { kind: 'apart', label: null, at: null, until: null, start: first, bodyStart: first },
      isBare: false,
    };
  }
  const head = text.slice(start, Math.min(end, start + HEAD_LENGTH));
  const indent = skipSpace(head, 0, head.length);
  if (!/^[\d[(]/.test(head.charAt(indent))) return null;
  const line = head.slice(indent);
  const stamp = leadingStamp(line);
  if (!stamp) return null;
  const isAlone = stampAlone(line.trim()) !== null;
  // «[0:05]слово», «12:30,»: no stamp but a part of the sentence.
  if (!isAlone && !/\s/.test(line.charAt(stamp.length))) return null;
  const from = start + indent;
  return {
    mark: { kind: 'stamp', label: null, at: stamp.at, until: stamp.until, start: from, bodyStart: from + stamp.length },
    isBare: !isAlone && !stamp.inBrackets && stamp.until === null,
  };
}

/** Whether a line begins as a turn may, with a label and a colon; whether the label is a speaker, only the whole text tells. */
export function mayBeginTurn(line: string): boolean {
  return candidateAt(line, 0, line.length, new Labels()) !== null;
}

/** A line of a text that begins as a turn may. */
export interface BegunLine {
  /** The label as written. */
  readonly label: string;
  /** Whether the label reads as a person's name, and whether it names a part in a talk. */
  readonly isName: boolean;
  readonly isRole: boolean;
  /** First code unit of the label, or of its stamp, and of what follows it. */
  readonly start: number;
  readonly bodyStart: number;
}

/** Lines within a text that begin as turns may, in order, however seldom their labels come: who speaks in them is for others to say. */
export function begunLines(text: string, from: number, to: number): BegunLine[] {
  const labels = new Labels();
  const found: BegunLine[] = [];
  eachLine(text.slice(from, to), (start, end) => {
    const candidate = candidateAt(text, from + start, from + end, labels);
    if (!candidate) return;
    const { label, bodyStart } = candidate;
    found.push({
      label: label.label,
      isName: label.isName,
      isRole: label.strong !== null,
      start: candidate.start,
      bodyStart,
    });
  });
  return found;
}

/** Reads a text's lines for labels and stamps. Linear in the text. */
export function findLabels(text: string): LabelCandidates {
  const candidates: Candidate[] = [];
  const others: TranscriptMark[] = [];
  const bare: TranscriptMark[] = [];
  const labels = new Labels();
  let lines = 0;
  eachLine(text, (start, end) => {
    if (start === end) return;
    const candidate = candidateAt(text, start, end, labels);
    if (candidate) {
      lines += 1;
      candidates.push(candidate, ...(candidate.isInline ? [] : inlineOf(text, candidate, end, labels)));
      return;
    }
    const other = otherAt(text, start, end);
    if (other) (other.isBare ? bare : others).push(other.mark);
    if (other || skipSpace(text, start, end) < end) lines += 1;
  });
  return { candidates, others, bare, lines };
}
