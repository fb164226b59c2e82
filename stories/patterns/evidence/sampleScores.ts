import type { HypothesisScore } from '#src/domain/evidence/hypothesisScore.ts';
import { scoresOf } from '#src/domain/evidence/hypothesisScore.ts';
import type { Verdict } from '#src/domain/experiments/experiment.ts';
import type { Severity } from '#src/domain/core/findingKind.ts';
import type { Quote, Stance } from '#src/domain/research/hypothesis.ts';
import { keyedList } from '#src/domain/core/record.ts';

const TODAY = '2026-11-21';
const STUDIES = ['spring', 'autumn'].map((id) => ({ id, startDate: TODAY, endDate: TODAY }));

/** Grades of severity that the first people of a side gave; null: not stated. */
type Grades = readonly (Severity | null)[];

/** Words of so many people of one side, by turns of two studies. */
const said = (count: number, stance: Stance, grades: Grades = []): Quote[] =>
  Array.from({ length: count }, (_, index) => ({
    text: 'Неделю откладываю',
    respondent: `Респондент ${index} ${stance}`,
    research: 'Интервью',
    researchId: index % 2 === 0 ? 'spring' : 'autumn',
    passage: null,
    stance,
    ...(grades[index] ? { kind: 'pain', severity: grades[index] } : {}),
  }));

/** The score of words of so many people today and of experiments that ended so. */
export function scoreWith(inFavour: number, against: number, ...verdicts: readonly Verdict[]): HypothesisScore {
  return scoreOf([...said(inFavour, 'for'), ...said(against, 'against')], verdicts);
}

/** The same of four people for it and two against, who told of what stops people, hinders them, and can be borne. */
export const gradedScore = (...verdicts: readonly Verdict[]): HypothesisScore =>
  scoreOf(
    [...said(4, 'for', ['blocking', 'blocking', null, 'minor']), ...said(2, 'against', ['blocking', 'minor'])],
    verdicts,
  );

function scoreOf(words: readonly Quote[], verdicts: readonly Verdict[]): HypothesisScore {
  const quotes = keyedList('q', words);
  const scores = scoresOf([{ id: 'h', quotes }], {
    experiments: verdicts.map((verdict) => ({ hypothesisId: 'h', status: 'Done', verdict })),
    materials: [],
    studies: STUDIES,
    today: TODAY,
  });
  const score = scores.get('h');
  if (!score) throw new Error('it was scored');
  return score;
}
