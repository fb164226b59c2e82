import { fold } from '../core/format.ts';
import type { Proposal, AnswerProposals } from './interview.ts';
import { CHAT_FIELDS, type ChatField } from '../boards/fields.ts';
import { guessAnswers, headsField, namesField } from './answerGuesses.ts';
import { unitsOf } from './answerUnits.ts';
import { SPOKEN, SPOKEN_OF } from './answerKeyWords.ts';
import {
  SHORTEST_PASSAGE,
  LONGEST_PASSAGE,
  type FoundPassage,
  passage,
  hasBody,
  headedLines,
  bodyEnd,
  titleAt,
} from './answerPassages.ts';

/** Number of code units read of each file; about a thousand pages. */
const MOST_TEXT = 2_000_000;
/** So much of it is weighed word by word, code units; a hundred pages. */
const MOST_WEIGHED = 200_000;

const SENTENCE = /[^.!?…\n]+[.!?…]*/g;

function better(best: FoundPassage | undefined, found: FoundPassage | null): boolean {
  return found !== null && (best === undefined || found.score > best.score);
}

/** Guesses answers that no heading gives, by all words together. */
function guess(
  text: string,
  best: Partial<Record<ChatField, FoundPassage>>,
  taken: readonly (readonly [number, number])[],
): void {
  const left = CHAT_FIELDS.filter((field) => best[field] === undefined);
  const guesses = guessAnswers(
    text.slice(0, MOST_WEIGHED),
    left,
    (start, end) => taken.some(([from, to]) => start < to && from < end),
    (sentence, field) => sentence.match(SPOKEN_OF.get(field) ?? /$^/)?.length ?? 0,
    [SHORTEST_PASSAGE, LONGEST_PASSAGE],
  );
  for (const { field, unit } of guesses) {
    const { head, body, around } = unit;
    const isAlone = guesses.every((one) => one.unit === unit || one.unit.around[0] !== around[0]);
    const isSure = (fold(text.slice(...body)).match(SPOKEN_OF.get(field) ?? /$^/)?.length ?? 0) > 0;
    // A paragraph that answers nothing else is what the sentence belongs to.
    const [start, end] = isAlone && !isSure && around[1] - around[0] <= LONGEST_PASSAGE ? around : body;
    // A section under a heading in everyday words counts too: where files disagree, it is offered beside the others.
    const found = passage(text, start, end, headsField(text.slice(...head), field) ? 1 : 0.995);
    if (found) best[field] = found;
  }
}

/** The best passage of one text for each question. */
function search(whole: string): Partial<Record<ChatField, FoundPassage>> {
  const text = whole.slice(0, MOST_TEXT);
  const folded = fold(text);
  const best: Partial<Record<ChatField, FoundPassage>> = {};
  const lines = headedLines(text, folded);
  const heads = new Set(
    unitsOf(text.slice(0, MOST_WEIGHED), namesField).flatMap(({ head: [start, end] }) => (start < end ? [start] : [])),
  );
  const title = titleAt(text, lines, heads);
  const taken: (readonly [number, number])[] = [];
  lines.forEach(({ start, heading }, index) => {
    if (!heading || index === title || best[heading.field]) return;
    const from = start + heading.length;
    const end = bodyEnd(text, lines, heads, index, from);
    const found = passage(text, from, end, 1);
    if (!found) return;
    best[heading.field] = found;
    taken.push([start, end]);
  });
  guess(text, best, taken);
  let at = 0;
  for (const match of folded.matchAll(SENTENCE)) {
    const sentence = match[0];
    while ((lines[at]?.end ?? Infinity) <= match.index) at += 1;
    const line = lines[at];
    // A heading's own words are not part of its section.
    if (line?.heading && match.index < line.start + line.heading.length && !hasBody(line)) continue;
    // A question is not an answer; a line of six hundred characters without a full stop is no sentence.
    if (sentence.length < SHORTEST_PASSAGE || sentence.length > LONGEST_PASSAGE || sentence.trimEnd().endsWith('?'))
      continue;
    for (const [field, expression] of SPOKEN) {
      if ((best[field]?.score ?? 0) >= 1) continue;
      const hits = sentence.match(expression)?.length ?? 0;
      if (hits === 0) continue;
      const words = sentence.trim().split(/\s+/).length;
      const found = passage(text, match.index, match.index + sentence.length, Math.min(0.99, hits / words));
      if (better(best[field], found) && found) best[field] = found;
    }
  }
  return best;
}

/** Something that answers may be found in. */
export interface Source {
  readonly from: Proposal['from'];
  /** Name of the file, address of the page; empty for a message. */
  readonly name: string;
  readonly text: string;
}

/** Maximum of passages offered for one question: a longer list is not read. */
const MOST_OFFERED = 3;

/**
 * Returns passages that may answer the chat's questions: the best of each source, the best first and of equal ones the first; a
 * sentence is offered beside others only where no heading has a section for it. It knows key words, not meanings: a section under
 * a heading about the question precedes the sentence with most key words, so a person decides. A passage is the source's own
 * words, {@link SHORTEST_PASSAGE} to {@link LONGEST_PASSAGE} code units. Linear in the text.
 */
export function proposeAnswers(sources: readonly Source[]): AnswerProposals {
  const all = sources.map((source) => ({ source, found: search(source.text) }));
  const proposals: Partial<Record<ChatField, Proposal[]>> = {};
  for (const field of CHAT_FIELDS) {
    const candidates = all
      .flatMap(({ source, found }) => {
        const best = found[field];
        return best ? [{ ...best, source }] : [];
      })
      .toSorted((a, b) => b.score - a.score);
    const isHeaded = (candidates[0]?.score ?? 0) >= 1;
    const offered = candidates
      .filter(({ score }) => !isHeaded || score >= 1)
      .map(({ source: { from, name, text }, start, end }) => ({
        from,
        file: name,
        text: text.slice(start, end),
        start,
        end,
      }));
    if (offered.length > 0) proposals[field] = withoutRepeats(offered);
  }
  return proposals;
}

/** Passages without those that say what one before says. */
function withoutRepeats(proposals: readonly Proposal[]): Proposal[] {
  const said = new Set<string>();
  return proposals
    .filter(({ text }) => {
      const words = fold(text)
        .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
        .trim();
      return said.size < said.add(words).size;
    })
    .slice(0, MOST_OFFERED);
}

/** Returns earlier proposals with the new ones beside them; proposals that a person has seen keep their place. */
export function withFound(before: AnswerProposals, found: AnswerProposals): AnswerProposals {
  const proposals: Partial<Record<ChatField, Proposal[]>> = {};
  for (const field of CHAT_FIELDS) {
    const all = [...(before[field] ?? []), ...(found[field] ?? [])];
    if (all.length > 0) proposals[field] = withoutRepeats(all);
  }
  return proposals;
}
