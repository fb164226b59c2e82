import {
  hasSeverity,
  fieldsOfKind,
  type FindingKind,
  type Severity,
  severityOf,
  type KindAndSeverity,
} from '../../core/findingKind.ts';
import { fold } from '../../core/format.ts';
import type { Op } from '../../core/operation.ts';
import { ordered } from '../../core/record.ts';
import type { TextRange } from '../../core/textRange.ts';
import { giveCode, markAt, noteMark, removeMark, type Mark } from '../mark.ts';
import type { MarkedPassage } from '../markedPassages.ts';
import type { SelectedQuote } from './selectedQuote.ts';
import { findInFolded } from '../textSearch.ts';

/**
 * Finds the words of a passage in a text: of several places the one nearest to their old place. Letter by letter, else in other
 * case or with other line breaks; null when they are not in it.
 */
export function findPassageAgain(
  { words, start }: Pick<MarkedPassage, 'words' | 'start'>,
  text: string,
): TextRange | null {
  if (words.trim() === '') return null;
  let best: TextRange | null = null;
  const offer = (place: TextRange) => {
    if (!best || Math.abs(place.start - start) < Math.abs(best.start - start)) best = place;
  };
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    offer({ start: at, end: at + words.length });
  }
  if (!best) for (const place of findInFolded(fold(text), words)) offer(place);
  return best;
}

/** Returns operations that give a mark the kind and severity of another, where it has none of its own. */
function inheritTaken(mark: Mark, there: Mark): Op[] {
  const severity = there.kind === undefined || there.kind === mark.kind ? severityOf(mark) : null;
  const fields = {
    ...(mark.kind && there.kind === undefined ? { kind: mark.kind } : {}),
    ...(severity && there.severity === undefined ? { severity } : {}),
  };
  return Object.keys(fields).length === 0 ? [] : [{ op: 'set', kind: 'mark', id: there.id, fields }];
}

/** Returns operations that move a mark to another place: a mark already there takes its codes and its note. */
function moveMark(mark: Mark, marks: readonly Mark[], { passage, text, respondent }: SelectedQuote): Op[] {
  const there = markAt(
    marks.filter(({ id }) => id !== mark.id),
    passage,
  );
  if (!there) {
    const { start, end } = passage;
    return [{ op: 'set', kind: 'mark', id: mark.id, fields: { start, end, text, respondent } }];
  }
  return [
    // One after another, so that each comes behind the one before.
    ...ordered(mark.codeIds).reduce<{ readonly codeIds: Mark['codeIds']; readonly ops: readonly Op[] }>(
      ({ codeIds, ops }, { key }) => {
        const given = giveCode({ id: there.id, codeIds }, key);
        const put = given[0];
        const value = put?.op === 'put' ? (put.value as Mark['codeIds'][string]) : undefined;
        return { codeIds: value ? { ...codeIds, [key]: value } : codeIds, ops: [...ops, ...given] };
      },
      { codeIds: there.codeIds, ops: [] },
    ).ops,
    ...(mark.note === '' ? [] : noteMark(there, there.note === '' ? mark.note : `${there.note}\n${mark.note}`)),
    ...inheritTaken(mark, there),
    ...removeMark(mark.id),
  ];
}

/**
 * Operations that bring everything that rests on a passage to other words: its mark, its insights, its quotes in hypotheses.
 * @param researchId the material's study
 * @param marks the marks of the material
 */
export function movePassage(
  passage: Pick<MarkedPassage, 'mark' | 'insights' | 'hypotheses'>,
  researchId: string,
  marks: readonly Mark[],
  to: SelectedQuote,
): Op[] {
  const { passage: place, text, respondent } = to;
  return [
    ...(passage.mark ? moveMark(passage.mark, marks, to) : []),
    ...passage.insights.map(({ key }): Op => ({
      op: 'setMember',
      kind: 'research',
      id: researchId,
      map: 'insights',
      key,
      fields: { passage: place, quote: text },
    })),
    ...passage.hypotheses.map(({ id, key }): Op => ({
      op: 'setMember',
      kind: 'hypothesis',
      id,
      map: 'quotes',
      key,
      fields: { passage: place, text, respondent },
    })),
  ];
}

/** Everything that rests on the words of a passage, with what is said of them. */
type Resting = Pick<MarkedPassage, 'mark' | 'insights' | 'hypotheses' | 'kind' | 'severity'>;

/** Operations that say the same of words in everything that rests on them, so that one and the same words are one thing everywhere. */
function tellAll({ mark, insights, hypotheses }: Resting, researchId: string, fields: KindAndSeverity): Op[] {
  return [
    ...(mark ? [{ op: 'set', kind: 'mark', id: mark.id, fields } as const] : []),
    ...insights.map(({ key }): Op => ({
      op: 'setMember',
      kind: 'research',
      id: researchId,
      map: 'insights',
      key,
      fields,
    })),
    ...hypotheses.map(({ id, key }): Op => ({
      op: 'setMember',
      kind: 'hypothesis',
      id,
      map: 'quotes',
      key,
      fields,
    })),
  ];
}

/**
 * Operations that say what the words of a passage are to be taken for, null for nothing, in its mark, its insights and its quotes in
 * hypotheses. None when the passage is taken so already.
 * @param researchId the material's study
 */
export const namePassageKind = (passage: Resting, researchId: string, kind: FindingKind | null): Op[] =>
  (passage.kind ?? null) === kind ? [] : tellAll(passage, researchId, fieldsOfKind(passage, kind));

/**
 * Returns operations that set the severity of a passage, null for not rated, in everything that rests on it. A severity goes with
 * the kind that it was given to. Returns none when it is already so, or when the passage's kind has no severity.
 * @param researchId the material's study
 */
export function gradePassage(passage: Resting, researchId: string, severity: Severity | null): Op[] {
  const { kind } = passage;
  if (!hasSeverity(kind) || severityOf(passage) === severity) return [];
  return tellAll(passage, researchId, severity ? { kind, severity } : { severity });
}
