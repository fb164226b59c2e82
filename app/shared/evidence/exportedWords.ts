import { quoted } from '#src/domain/core/format.ts';
import { takenInWords } from '#src/domain/core/findingKind.ts';
import { evidenceOf } from '#src/domain/research/hypotheses/evidence.ts';
import { STANCE_LABELS, type Hypothesis, type Stance } from '#src/domain/research/hypothesis.ts';
import { TERMS } from '#src/domain/terms.ts';

/** Returns the heading of a side's quotes in a file: «Цитаты респондентов: за». */
export const wordsHead = (stance: Stance): string =>
  `${TERMS.hypothesis.quotes}: ${STANCE_LABELS[stance].toLowerCase()}`;

/** Heading of the evidence score in a file. */
export const SCORE_HEAD = 'Доказанность';

/**
 * Returns the quotes for a hypothesis or against it as a file shows them: «Неделю откладываю» — Олег · трудность (мешает).
 * @param hypothesis its quotes signed as they may be shown
 * @param named whether the study is named, too: where the hypothesis is not listed under its own
 */
export const exportedWords = (hypothesis: Pick<Hypothesis, 'quotes'>, stance: Stance, named: boolean): string[] =>
  evidenceOf(hypothesis, stance).map(({ text, respondent, research, ...taken }) => {
    const said = [respondent, named ? research : ''].filter((part) => part !== '').join(', ');
    const source = [said, takenInWords(taken)].filter((part) => part !== '').join(' · ');
    return source === '' ? quoted(text) : `${quoted(text)} — ${source}`;
  });
