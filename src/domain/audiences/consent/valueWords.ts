import { formatDate } from '../../core/format.ts';
import { isObject } from '../../core/record.ts';
import { quietWords } from './quietWords.ts';
import { consentWords } from './readConsent.ts';
import { statementDay } from './statementDay.ts';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const isAnswer = (value: unknown): value is 'given' | 'refused' | 'unclear' =>
  value === 'given' || value === 'refused' || value === 'unclear';

/**
 * Returns a contact's consent and «не писать» as histories and conflicts show them, including older shapes; null for every other
 * field.
 */
export function contactValueWords(field: string, value: unknown): string | null {
  if (!isObject(value)) return null;
  const at = typeof value.at === 'string' && value.at !== '' ? value.at : null;
  if (field === 'consent' && isAnswer(value.answer)) {
    return consentWords({ answer: value.answer, at, text: textOf(value.text) });
  }
  if (field === 'doNotContact') return quietWords({ at, why: textOf(value.why) });
  if (field !== 'consent') return null;
  return [at === null ? '' : formatDate(statementDay(at)), textOf(value.text)].filter(Boolean).join(': ');
}
