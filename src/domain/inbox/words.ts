import { counted, formatNumber, NBSP, plural, type PluralForms } from '../core/format.ts';
import type { ToldInboxChoices } from './inbox.ts';

/** The bell's name: «Входящие, 3 непрочитанных». */
export function inboxLabel(unread: number): string {
  if (unread === 0) return 'Входящие';
  return `Входящие, ${formatNumber(unread)}${NBSP}${plural(unread, ['непрочитанное', 'непрочитанных', 'непрочитанных'])}`;
}

/** Returns the number of notices in other companies: «Ещё 2 в других компаниях»; empty for none. */
export function elsewhereWords(unread: number): string {
  return unread === 0 ? '' : `Ещё ${formatNumber(unread)}${NBSP}в${NBSP}других компаниях`;
}

const REFUSED_FORMS: PluralForms = [`правка не${NBSP}принята`, `правки не${NBSP}приняты`, `правок не${NBSP}принято`];

/** Returns the words for conflicts on this device, as the inbox names them. */
export const refusedWords = (count: number): string => `Несовпадения: ${counted(count, REFUSED_FORMS)}`;

/** Describes in one line how a person receives their notices. */
export function choicesWords({ mail, address, sendsMail }: ToldInboxChoices): string {
  if (!sendsMail) return `Приходят во${NBSP}«Входящие»: писем этот сервер не${NBSP}отправляет.`;
  if (address === null) return `Приходят во${NBSP}«Входящие»: почта для писем не${NBSP}указана.`;
  if (mail === 'never') return `Приходят во${NBSP}«Входящие», писем вы не${NBSP}ждёте.`;
  return mail === 'now'
    ? `Приходят во${NBSP}«Входящие» и${NBSP}сразу письмом.`
    : `Приходят во${NBSP}«Входящие» и${NBSP}письмом раз в${NBSP}день.`;
}
