import type { TextRange } from '../core/textRange.ts';
import { movedLabels } from '../research/layouts/movedLabels.ts';
import { speakerKey } from '../research/participant.ts';
import { labelPlace, turnsOf, type Transcript, type Turn } from '../research/transcript.ts';
import { mapHypothesisTexts, moveQuotes } from './hypotheses.ts';
import type { RefiHypothesis, RefiProject, RefiText } from './project.ts';

/** Words that replace others. */
export interface Replacement extends TextRange {
  /** The replacement. */
  readonly words: string;
}

/** A text with other words in some places, and where its old places are now; a border inside of one goes to its edge. */
export function replaceIn(
  text: string,
  replacements: readonly Replacement[],
): { readonly text: string; readonly move: (place: TextRange) => TextRange } {
  let shown = '';
  let from = 0;
  for (const { start, end, words } of replacements) {
    shown += text.slice(from, start) + words;
    from = end;
  }
  const moved = (at: number, isEnd: boolean): number => {
    let by = 0;
    for (const { start, end, words } of replacements) {
      if (at >= end) by += words.length - (end - start);
      else if (at > start) return start + by + (isEnd ? words.length : 0);
      else break;
    }
    return at + by;
  };
  return {
    text: shown + text.slice(from),
    move: ({ start, end }) => ({ start: moved(start, false), end: moved(end, true) }),
  };
}

/** How labels of a text may be shown: by their participant's code name, else without a name. An empty guid: of no text. */
export type SignLabel = (label: string, text: Pick<RefiText, 'guid'>) => string;

/** Returns the labels of a text that may not be shown as they are, with their replacements. */
export function labelReplacements(text: RefiText, turns: readonly Turn[], sign: SignLabel): Replacement[] {
  return turns.flatMap((turn) => {
    const place = labelPlace(text.text, turn);
    if (!place || turn.speaker === null) return [];
    const words = sign(turn.speaker, text);
    return words === turn.speaker ? [] : [{ ...place, words }];
  });
}

/** Finds personal data to hide: for each of several texts, read together, the places and their replacements. */
export type FindPersonal = (texts: readonly string[]) => readonly (readonly Replacement[])[];

/** Data hidden in a file. */
export interface Hiding {
  /** Code names replace real ones; null: real names. */
  readonly sign: SignLabel | null;
  /** Personal data are hidden in what was said and written; null: they are not. */
  readonly personal: FindPersonal | null;
}

/** Replacements in order, without overlap; the first of two that do stays. */
function apart(all: readonly Replacement[]): Replacement[] {
  const inOrder = all.toSorted((a, b) => a.start - b.start || b.end - a.end);
  const kept: Replacement[] = [];
  for (const one of inOrder) if (one.start >= (kept.at(-1)?.end ?? 0)) kept.push(one);
  return kept;
}

const transcriptOf = ({ text, labels = null }: RefiText): Transcript => ({ text, labels });

/** A text as it may be shown, its labels by `sign` and without what `places` name, and where its old places are now. */
export const hideInText = (
  text: RefiText,
  sign: SignLabel | null,
  places: readonly Replacement[],
): ReturnType<typeof replaceIn> => {
  const labels = sign ? labelReplacements(text, turnsOf(transcriptOf(text)), sign) : [];
  return replaceIn(text.text, apart([...labels, ...places]));
};

/** Returns the typed texts of hypotheses, in the order in which they are mapped. */
function typedIn(hypotheses: readonly RefiHypothesis[]): string[] {
  const typed: string[] = [];
  for (const one of hypotheses) {
    mapHypothesisTexts(one, (text) => {
      typed.push(text);
      return text;
    });
  }
  return typed;
}

/** A project as it may be shown: names, personal data, or both, hidden, with every place where its words are now. */
export function hideInProject(project: RefiProject, { sign, personal }: Hiding): RefiProject {
  const codeNames = new Map(project.cases.map(({ guid, codeName }) => [guid, codeName]));
  const plain = [
    project.name,
    project.description,
    ...project.codes.flatMap(({ name, description }) => [name, description]),
    ...project.cases.flatMap(({ role, segment, notes }) => [role, segment, notes]),
    ...project.insights.map(({ text }) => text),
    ...typedIn(project.hypotheses),
    ...project.texts.flatMap(({ name, passages }) => [name, ...passages.map(({ note }) => note)]),
  ];
  const found = personal?.([...project.texts.map(({ text }) => text), ...plain]);
  let next = project.texts.length;
  const told = (words: string): string => {
    const shown = found ? replaceIn(words, found[next] ?? []).text : words;
    next += 1;
    return shown;
  };
  // In the order in which the texts were given.
  const name = told(project.name);
  const description = told(project.description);
  const codes = project.codes.map((code) => ({
    ...code,
    name: told(code.name),
    description: told(code.description),
  }));
  const cases = project.cases.map((one) => ({
    ...one,
    name: sign ? one.codeName : one.name,
    role: told(one.role),
    segment: told(one.segment),
    notes: told(one.notes),
  }));
  const insights = project.insights.map((one) => ({ ...one, text: told(one.text) }));
  const hypotheses = project.hypotheses.map((one) => mapHypothesisTexts(one, told));
  const moves = new Map<string, ReturnType<typeof replaceIn>>();
  const texts = project.texts.map((text, index): RefiText => {
    const shown = hideInText(text, sign, found?.[index] ?? []);
    moves.set(text.guid, shown);
    const title = told(text.name);
    return {
      ...text,
      name: title,
      text: shown.text,
      labels: movedLabels(transcriptOf(text), shown.text, shown.move),
      passages: text.passages.map((one) => ({ ...one, ...shown.move(one), note: told(one.note) })),
      speakers: text.speakers.map((one) => {
        if (!sign) return one;
        const own = one.person === null ? undefined : codeNames.get(one.person);
        return { ...one, label: speakerKey(own ?? sign(one.label, text)) };
      }),
    };
  });
  return {
    ...project,
    name,
    description,
    codes,
    cases,
    texts,
    insights: insights.map((one) => ({
      ...one,
      place: one.place && { ...one.place, ...moves.get(one.place.text)?.move(one.place) },
    })),
    hypotheses: moveQuotes(hypotheses, (guid) => moves.get(guid), sign),
  };
}
