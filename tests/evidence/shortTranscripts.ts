import { likelihood } from '#src/domain/evidence/weights.ts';
import { judged } from '#src/domain/evidence/model.ts';
import { turnsOf } from '#src/domain/research/transcript.ts';

import type { Interview } from './corpus.ts';
import { lessonOf, type Example, type Lesson } from './examples.ts';
import { isContent, isWrong, type HeldOut } from './heldOut.ts';
import { caught, figures, type Caught } from './measures.ts';
import { seenOf, type Finder } from './train.ts';

/** How many answers the excerpts have. */
const ANSWERS = [1, 2, 4];

/** An interview cut into talks of so many answers, each with the questions before it; what is left over at the end is left out. */
function excerpts(interview: Interview, answers: number): Lesson[] {
  const turns = turnsOf(interview.text);
  const talks: Lesson[] = [];
  let from: number | null = null;
  let count = 0;
  turns.forEach((turn, index) => {
    if (turn.role === 'interviewer') {
      from ??= turn.start;
      return;
    }
    if (from === null || (turns[index + 1]?.role ?? 'interviewer') !== 'interviewer') return;
    count += 1;
    if (count < answers) return;
    const start: number = from;
    const labels = interview.labels
      .filter((label) => label.start >= start && label.end <= turn.end)
      .map((label) => ({ ...label, start: label.start - start, end: label.end - start }));
    talks.push(lessonOf({ ...interview, text: interview.text.slice(start, turn.end), labels }));
    from = null;
    count = 0;
  });
  return talks;
}

function proposed(lesson: Lesson, finder: Finder, cut: number): Set<Example> {
  const logOdds = judged(seenOf(lesson, finder), finder);
  return new Set(lesson.examples.filter((_, index) => likelihood(logOdds[index] ?? 0) >= cut));
}

const percent = (share: number): string => (share * 100).toFixed(1).padStart(5);

/** Measures finders on talks of a few answers, by who never saw their domain. */
export function shortTalkLines(parts: readonly HeldOut[], cut: number): string[] {
  return ANSWERS.map((answers) => {
    const all: Caught[] = [];
    const wrong: number[] = [];
    for (const { finder, lessons } of parts) {
      for (const lesson of lessons) {
        const talks = excerpts(lesson.interview, answers).map((talk) => ({ talk, own: proposed(talk, finder, cut) }));
        if (isContent(lesson)) wrong.push(talks.flatMap(({ own }) => [...own].filter(isWrong)).length);
        else all.push(...talks.map(({ talk, own }) => caught(talk, own)));
      }
    }
    const { recall, precision, f1, traps } = figures(all);
    const mean = wrong.reduce((sum, one) => sum + one, 0) / Math.max(1, wrong.length);
    return `${`answers ${answers}, talks ${all.length}`.padEnd(44)} recall ${percent(recall)}  precision ${percent(precision)}  F1 ${percent(f1)}  traps ${percent(traps)}  wrong in all talks of a content person: mean ${mean.toFixed(1)}, most ${Math.max(...wrong)}`;
  });
}
