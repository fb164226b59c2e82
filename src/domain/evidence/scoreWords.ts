import { counted, formatNumber } from '../core/format.ts';
import { SEVERITIES, severityInWords } from '../core/findingKind.ts';
import { PROOF_LABELS } from '../research/across/proof.ts';
import type { HypothesisScore } from './hypothesisScore.ts';
import type { ScoreSide } from './score.ts';

/** Points of a score with their sign: «+3,3», «−2», «0». */
export const points = (value: number): string =>
  value === 0 ? '0' : `${value > 0 ? '+' : '\u2212'}${formatNumber(Math.abs(value))}`;

/**
 * Returns the number of people of a side by severity, the gravest first: «останавливает — 2, терпимо — 1»; empty when none is
 * given.
 */
export const gradesInWords = ({ grades }: Pick<ScoreSide, 'grades'>): string =>
  SEVERITIES.toReversed()
    .flatMap((one) => (grades[one].people > 0 ? [`${severityInWords(one)} — ${formatNumber(grades[one].people)}`] : []))
    .join(', ');

/** A side's people and studies: «3 человека из 2 исследований»; «никого» when it has none. */
export function sideInWords({ people, studies }: Pick<ScoreSide, 'people' | 'studies'>): string {
  if (people === 0) return 'никого';
  const persons = counted(people, ['человек', 'человека', 'человек']);
  return studies === 0
    ? persons
    : `${persons} из ${counted(studies, ['исследования', 'исследований', 'исследований'])}`;
}

/** How the experiments ended: «подтверждена — 1, не ясно — 2»; empty when none has. */
export function endedInWords({ VALIDATED, INVALIDATED, INCONCLUSIVE }: HypothesisScore['ended']): string {
  const counts = [
    ['подтверждена', VALIDATED],
    ['опровергнута', INVALIDATED],
    ['не ясно', INCONCLUSIVE],
  ] as const;
  return counts.flatMap(([word, count]) => (count > 0 ? [`${word} — ${formatNumber(count)}`] : [])).join(', ');
}

/** Returns the score and its meaning: «+6,3, подтверждается»; without a number where there is nothing to count. */
export const scoreInShort = ({ proof, total }: Pick<HypothesisScore, 'proof' | 'total'>): string =>
  proof === 'none' ? 'пока нет слов' : `${points(total)}, ${PROOF_LABELS[proof].toLowerCase()}`;

/** A side with its grades: «3 человека из 2 исследований (останавливает — 2)». */
function gradedSide(side: ScoreSide): string {
  const grades = gradesInWords(side);
  return grades === '' ? sideInWords(side) : `${sideInWords(side)} (${grades})`;
}

/** The parts of a score: «за 3 человека из 2 исследований (мешает — 1), против никого, эксперименты +3 (подтверждена — 1)». */
export function partsInWords(score: Pick<HypothesisScore, 'for' | 'against' | 'verdicts' | 'ended'>): string {
  const ended = endedInWords(score.ended);
  const parts = [
    `за ${gradedSide(score.for)}`,
    `против ${gradedSide(score.against)}`,
    ended === '' ? 'экспериментов с выводом нет' : `эксперименты ${points(score.verdicts)} (${ended})`,
  ];
  return parts.join(', ');
}

/** The score with its parts in a sentence: «+6,3, подтверждается: за 3 человека из 2 исследований, против никого, …». */
export const scoreInWords = (score: HypothesisScore): string =>
  score.proof === 'none' ? scoreInShort(score) : `${scoreInShort(score)}: ${partsInWords(score)}`;
