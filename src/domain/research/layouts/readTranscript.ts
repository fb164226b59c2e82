import { readCues } from './cues.ts';
import { findDashes } from './dashes.ts';
import { withExchanges } from './labels/exchanges.ts';
import { judgeRoles, type SaidAtOnce } from './judgeRoles.ts';
import { findLabels, type LabelCandidates } from './labels/labelledLines.ts';
import { speakersOf, withoutHead } from './labels/labelSpeakers.ts';
import { findNameLines } from './nameLines.ts';
import { readBlocks } from './readBlocks.ts';
import type { SpeakerRole } from './roles.ts';
import { findSquareLabels } from './labels/squareLabels.ts';
import type { Tell } from './told.ts';
import { addParagraphs, inOrder, type TranscriptMark, type Spoken, spokenBetween } from './spoken.ts';

/** How a text tells who speaks. */
export type Layout =
  /** Cues of WebVTT, SRT, Teams. */
  | 'cues'
  /** «[0:05] Имя: слова»: as the product keeps transcripts. */
  | 'labels'
  /** A line with the name over the words. */
  | 'names'
  /** Dashes, and no names. */
  | 'dashes'
  /** Times only. */
  | 'times'
  /** Paragraphs. */
  | 'plain';

/** Content of a transcript: who says what, and when. */
export interface ReadTranscript {
  readonly layout: Layout;
  /** In order, without overlap. */
  readonly spoken: readonly Spoken[];
  /** The role of each speaker, by key. */
  readonly roles: ReadonlyMap<string, SpeakerRole>;
  /** Whether the layout names who speaks, or that nobody is named; else it is guessed. */
  readonly isNamed: boolean;
}

/** Roles that are known from the labels, completed by who asks. */
function completed(
  text: string,
  spoken: readonly Spoken[],
  known: ReadonlyMap<string, SpeakerRole>,
): Map<string, SpeakerRole> {
  const roles = new Map(known);
  const set = (role: SpeakerRole) => [...roles.values()].includes(role);
  const others = () => [...roles].filter(([, role]) => role === 'other').map(([key]) => key);
  if (others().length === 0) return roles;
  if (!set('interviewer')) {
    const said: SaidAtOnce[] = [];
    for (const { label, bodyStart, end } of spoken) {
      const before = said.at(-1);
      // Cues of one person are one answer.
      if (label && before?.key === label.key) said[said.length - 1] = { ...before, end };
      else if (label) said.push({ key: label.key, bodyStart, end });
    }
    const judged = judgeRoles(text, said);
    // Those whose label says that they answer do not ask.
    const asks = others().filter((key) => judged.get(key) === 'interviewer');
    for (const key of asks) roles.set(key, 'interviewer');
  }
  // An interviewer and people by name, but no respondent label: then the people are the respondents.
  if (set('interviewer') && !set('respondent')) for (const key of others()) roles.set(key, 'respondent');
  return roles;
}

type Labelled = Pick<TranscriptMark, 'label'>;

const rolesOf = (marks: readonly Labelled[]): Map<string, SpeakerRole> =>
  new Map(marks.flatMap(({ label }) => (label ? [[label.key, label.strong ?? 'other'] as const] : [])));

/** Weak words are roles where both sides are named by them. */
function weakened(marks: readonly Labelled[], roles: Map<string, SpeakerRole>): Map<string, SpeakerRole> {
  const weak = new Set(marks.flatMap(({ label }) => label?.weak ?? label?.strong ?? []));
  if (!weak.has('interviewer') || !weak.has('respondent')) return roles;
  for (const { label } of marks) if (label?.weak && roles.get(label.key) === 'other') roles.set(label.key, label.weak);
  return roles;
}

/** Least part of the lines that bare times have to begin, to be times of the text and not figures of its sentences. */
const BARE_SHARE = 0.3;

function withoutSpeakers(text: string, { others, bare, lines }: LabelCandidates): ReadTranscript {
  const isTimed = bare.length > 1 && bare.length >= lines * BARE_SHARE;
  const marks = isTimed ? inOrder(others, bare) : others;
  if (marks.some(({ kind }) => kind === 'stamp')) {
    return { layout: 'times', spoken: spokenBetween(text, marks), roles: new Map(), isNamed: false };
  }
  const spoken: Spoken[] = [];
  addParagraphs(text, 0, text.length, spoken);
  return { layout: 'plain', spoken, roles: new Map(), isNamed: false };
}

/** Words that head what the typist remarks of a talk, folded. */
const REMARKS = new Set(['комментарий', 'примечание', 'прим.', 'ремарка', 'заметка', 'note']);

/** Lines among the turns that the typist remarks: no one says them. */
const remarksIn = ({ candidates }: LabelCandidates, speakers: ReadonlyMap<string, unknown>): TranscriptMark[] =>
  candidates.flatMap(({ label, start, isInline }) =>
    !isInline && REMARKS.has(label.key) && !speakers.has(label.key)
      ? [{ kind: 'remark', label: null, at: null, until: null, start, bodyStart: start } as const]
      : [],
  );

/** Reads who says what in a text whose labels are known. */
export function readKnown(text: string, labels: readonly string[]): ReadTranscript {
  const spoken = readBlocks(text, labels);
  return { layout: 'labels', spoken, roles: completed(text, spoken, weakened(spoken, rolesOf(spoken))), isNamed: true };
}

/**
 * Reads who says what in a text of any layout. Labels with a colon are what the product keeps, so another layout is believed only
 * where it finds more turns than they do. Linear in the text.
 * @param tell hears what of a list of cues is no one's words. Default: nobody asks
 */
export function readTranscript(text: string, tell?: Tell): ReadTranscript {
  const cues = readCues(text, tell);
  if (cues) return { layout: 'cues', ...cues, roles: completed(text, cues.spoken, cues.roles) };
  const found = findLabels(text);
  const speakers = withoutHead(text, found, withExchanges(text, found, speakersOf(found)));
  const labelled = found.candidates.filter(({ label }) => speakers.has(label.key));
  const named = findNameLines(text);
  const headed = named.filter(({ kind }) => kind === 'label');
  if (headed.length > labelled.length) {
    const spoken = spokenBetween(text, named);
    return {
      layout: 'names',
      spoken,
      roles: completed(text, spoken, weakened(headed, rolesOf(headed))),
      isNamed: false,
    };
  }
  const square = findSquareLabels(text);
  if (square.length > labelled.length) {
    const spoken = spokenBetween(text, inOrder(square, found.others));
    return {
      layout: 'labels',
      spoken,
      roles: completed(text, spoken, weakened(square, rolesOf(square))),
      isNamed: false,
    };
  }
  if (labelled.length > 0) {
    const marks = inOrder<TranscriptMark>(labelled, found.others, remarksIn(found, speakers));
    const spoken = spokenBetween(text, marks);
    return { layout: 'labels', spoken, roles: completed(text, spoken, speakers), isNamed: false };
  }
  const dashes = findDashes(text);
  if (dashes.length > 0) {
    return { layout: 'dashes', spoken: spokenBetween(text, dashes), roles: rolesOf(dashes), isNamed: false };
  }
  return withoutSpeakers(text, found);
}
