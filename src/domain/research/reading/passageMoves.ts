import { fold } from '../../core/format.ts';
import type { Op } from '../../core/operation.ts';
import { ordered } from '../../core/record.ts';
import type { TextRange } from '../../core/textRange.ts';
import { giveCode, markAt, noteMark, removeMark, type Mark } from '../mark.ts';
import type { MarkedPassage } from '../markedPassages.ts';
import type { SelectedQuote } from '../rules.ts';
import { findInFolded } from '../textSearch.ts';

/**
 * Where the words of a passage stand in a text: of several places the nearest to where they stood. Letter by letter, else in
 * other case or with other line breaks; null when they are not in it.
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

/** Operations that bring the marking of a mark to another place: one that stands there takes its codes and its note. */
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
