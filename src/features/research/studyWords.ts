import { formatDate } from '../../domain/core/format.ts';
import {
  RESEARCH_STATUS_LABELS,
  RESEARCH_TYPE_LABELS,
  type ResearchStatus,
  type ResearchType,
} from '../../domain/research/research.ts';
import { idsOf, insightOfField, questionsOf, type StudyDraft } from '../../domain/research/studyDraft.ts';
import { TERMS } from '../../domain/terms.ts';

/** Names of what a study is linked to, by id. */
export type StudyNames = Readonly<Record<'experiments' | 'hypotheses' | 'audiences', ReadonlyMap<string, string>>>;

const REMOVED = 'Удалённая запись';

const inLines = (ids: string, names: ReadonlyMap<string, string>): string =>
  idsOf(ids)
    .map((id) => names.get(id) ?? REMOVED)
    .join('\n');

const WORDS: Readonly<Partial<Record<keyof StudyDraft, (text: string, names: StudyNames) => string>>> = {
  type: (text) => RESEARCH_TYPE_LABELS[text as ResearchType],
  status: (text) => RESEARCH_STATUS_LABELS[text as ResearchStatus],
  startDate: formatDate,
  endDate: formatDate,
  audienceId: (text, { audiences }) => (text === '' ? '' : (audiences.get(text) ?? REMOVED)),
  experimentIds: (text, { experiments }) => inLines(text, experiments),
  hypothesisIds: (text, { hypotheses }) => inLines(text, hypotheses),
  questions: (text) =>
    questionsOf({ questions: text })
      .map((question, index) => `${index + 1}. ${question.text}`)
      .join('\n'),
};

/**
 * A field of a study's form with its value in words, as a conflict and the history show it.
 * @param field a field of the form, or an insight as the history names it
 */
export function studyFieldInWords(
  field: string,
  value: string | number | null,
  names: StudyNames,
): { readonly label: string; readonly text: string } {
  const text = String(value ?? '');
  if (insightOfField(field) !== null) return { label: TERMS.together.insight, text };
  const label = (TERMS.research as Readonly<Record<string, string>>)[field] ?? field;
  return { label, text: WORDS[field as keyof StudyDraft]?.(text, names) ?? text };
}
