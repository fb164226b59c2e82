import { quoted } from '#src/domain/core/format.ts';
import { takenInWords } from '#src/domain/core/findingKind.ts';
import { evidenceOf } from '#src/domain/research/evidence.ts';
import { STANCE_LABELS, type Hypothesis, type Stance } from '#src/domain/research/hypothesis.ts';
import { TERMS } from '#src/domain/terms.ts';

/** What heads the words of a side in a file: «Цитаты респондентов: за». */
export const wordsHead = (stance: Stance): string =>
  `${TERMS.hypothesis.quotes}: ${STANCE_LABELS[stance].toLowerCase()}`;

/** What heads the evidence score in a file. */
export const SCORE_HEAD = 'Доказанность';

/**
 * The words for a hypothesis or against it as a file has them: «Неделю откладываю» — Олег · трудность (мешает).
 * @param hypothesis its quotes signed as they may be shown
 * @param named whether the study is named, too: where the hypothesis does not stand under its own
 */
export const exportedWords = (hypothesis: Pick<Hypothesis, 'quotes'>, stance: Stance, named: boolean): string[] =>
  evidenceOf(hypothesis, stance).map(({ text, respondent, research, ...taken }) => {
    const said = [respondent, named ? research : ''].filter((part) => part !== '').join(', ');
    const source = [said, takenInWords(taken)].filter((part) => part !== '').join(' · ');
    return source === '' ? quoted(text) : `${quoted(text)} — ${source}`;
  });
