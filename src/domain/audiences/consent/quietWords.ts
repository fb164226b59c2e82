import type { DoNotContact } from '../contact.ts';
import { dayWords, NO_DAY } from './readConsent.ts';

/* Reads a table's «Не писать» marks and words them. The day is only one that the table gives (R378). */

const YES = /^(?:да|yes|y|true|истина|1|\+|✓|✔|v|x|х|ок|ok|есть)$/i;
/** Words in a column «Не писать» that allow writing. */
const NO = /^(?:нет|no|n|false|ложь|0|[-–—−]|можно.*|не\s+(?:против|возражает|возражаю).*)$/i;

/** A day in front of a cell's words: `03.11.2026`, `2026-11-03`; null when there is none. */
function dayOf(text: string): string | null {
  const typed = /^(\d{1,2})\.(\d{1,2})\.(\d{4})/.exec(text);
  const [, day = '', month = '', year = ''] = typed ?? [];
  const iso = typed ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text.slice(0, 10);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(iso)) return null;
  const at = new Date(`${iso}T00:00:00.000Z`);
  return Number.isNaN(at.getTime()) || !at.toISOString().startsWith(iso) ? null : at.toISOString();
}

/** Prefix of the words: a day, or that there is none. */
const IN_FRONT = new RegExp(`^(?:${NO_DAY}|[\\d.-]{8,10}(?:T[\\d:.]+Z?)?)[\\s:,—–-]*`, 'u');

/** Reads a cell, without blanks around it; null where it says that one may write. */
export function readQuiet(text: string): DoNotContact | null {
  if (NO.test(text)) return null;
  return { at: dayOf(text), why: YES.test(text) ? '' : text.replace(IN_FRONT, '').trim() };
}

/** Headings of what a CRM says of a person; a deal that came to nothing is told there, too. */
const STATUS = /^(?:статус|состояние|стадия|этап|status|stage)(?!\p{L})/iu;
/** Words there that refuse to be written to: «отказ» alone may be of a purchase. */
const REFUSES_CONTACT =
  /(?<!\p{L})(?:отказ\p{L}* от (?:общени|связ|контакт|звонк|интервью|опрос|бесед|разговор)\p{L}*|(?:больше )?не (?:звонить|писать|беспокоить|связываться|контактировать|тревожить)|стоп-?лист|ч[её]рн\p{L}* спис\p{L}*|do not (?:call|contact|disturb|mail)|unsubscribed|opted[ -]out|blacklist\p{L}*)(?!\p{L})/iu;

/** «Не писать» that a CRM's status says; null where it does not. @param label the column's heading */
export const quietByStatus = (label: string, text: string): DoNotContact | null =>
  STATUS.test(label.trim()) && REFUSES_CONTACT.test(text) ? { at: null, why: text } : null;

/** «Не писать» in a cell and a history: «03.11.2026: просила», «дата не указана»; {@link readQuiet} reads it back. */
export const quietWords = ({ at, why }: DoNotContact): string =>
  [dayWords(at), why].filter((text) => text !== '').join(': ');
