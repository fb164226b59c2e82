import { contactOf, type ContactDetail } from './contact.ts';
import { isObject } from '../core/record.ts';

const isDetail = (value: unknown): value is ContactDetail =>
  isObject(value) && typeof value.label === 'string' && typeof value.text === 'string';

/**
 * A contact of version 2 — one address and the columns beside it — as a person: names, mail, city, company, segment, source and
 * notes go to their fields by their headings, all the rest stays in the details. One that is not of that shape stays as it is, and
 * is refused.
 */
export function personOfAddress(old: Record<string, unknown>): Record<string, unknown> {
  const { type, value, details, ...rest } = old;
  if (type !== 'phone' && type !== 'telegram') return old;
  if (typeof value !== 'string' || !Array.isArray(details) || !details.every(isDetail)) return old;
  return { ...rest, ...contactOf({ type, value }, details) };
}
