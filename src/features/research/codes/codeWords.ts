import { counted, type PluralForms } from '../../../domain/core/format.ts';
import type { CodeCount } from '../../../domain/research/across/codeCounts.ts';

/** Noun for passages with a code, for 1, 2–4 and 5. */
export const QUOTE_FORMS: PluralForms = ['цитата', 'цитаты', 'цитат'];
export const STUDY_FORMS: PluralForms = ['исследование', 'исследования', 'исследований'];
export const SPOKE_FORMS: PluralForms = ['человек', 'человека', 'человек'];
export const UNDER_FORMS: PluralForms = ['код под ним', 'кода под ним', 'кодов под ним'];
export const GROUP_FORMS: PluralForms = ['группа цитат', 'группы цитат', 'групп цитат'];

/** How much was said of a code: «7 человек · 23 цитаты». */
export function countInWords({ people, passages }: CodeCount): string {
  if (passages === 0) return 'Цитат пока нет';
  const quotes = counted(passages, QUOTE_FORMS);
  return people === 0 ? quotes : `${counted(people, SPOKE_FORMS)} · ${quotes}`;
}
