import { isObject } from '../../core/record.ts';
import type { Consent } from '../contact.ts';
import { fieldOfHeading } from '../fields/contactHeadings.ts';
import { readConsent } from './readConsent.ts';

/** A moment that a table named as a day; any other was that of the import, and no day of a consent. */
const OF_A_DAY = /T00:00:00\.000Z$/;

/** A consent of version 3, which knew no refusal and took any words of a table for a consent. */
function answered(old: Record<string, unknown>): Record<string, unknown> {
  const { at, text, how } = old;
  if (typeof at !== 'string' || typeof text !== 'string') return old;
  if (how !== 'import') return { ...old, answer: 'given', at: at === '' ? null : at };
  const isDay = OF_A_DAY.test(at);
  const read = readConsent(text, text);
  const isGiven = isDay || text === '' || fieldOfHeading(text) === 'consent';
  const answer: Consent['answer'] = read.answer === 'unclear' && isGiven ? 'given' : read.answer;
  return { ...old, answer, at: isDay ? at : read.at };
}

/** Returns a contact of version 3, whose «Согласие: нет» was among the other columns, with the consent from its table. */
export function withAnswer(old: Record<string, unknown>): Record<string, unknown> {
  const { consent, details } = old;
  if (isObject(consent)) return { ...old, consent: answered(consent) };
  if (consent !== null || !Array.isArray(details)) return old;
  for (const [place, detail] of (details as readonly unknown[]).entries()) {
    if (!isObject(detail)) continue;
    const { label, text } = detail;
    if (typeof label !== 'string' || typeof text !== 'string' || fieldOfHeading(label) !== 'consent') continue;
    const read = readConsent(text, label);
    if (read.answer === 'refused') return { ...old, consent: read, details: details.toSpliced(place, 1) };
  }
  return old;
}
