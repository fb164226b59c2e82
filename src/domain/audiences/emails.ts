import { foldEmail, isEmail } from '../core/email.ts';
import { cleaned, LONGEST_LINE, noteOf, TOO_LONG, type ParsedContacts } from '../core/phone/contactText.ts';

/** Signs around addresses in a text: brackets, quotes, what a link to one begins with. */
const AROUND = /^(?:mailto:)?[<("'«[]*|[>)"'»\].,;:]*$/gi;

/**
 * The mail addresses that a text holds, in small letters. Any separators; several are all taken; words around them are the note,
 * and what only looks like an address is left out and stays in it.
 */
export function readEmails(text: string): ParsedContacts {
  if (text.length > LONGEST_LINE) return { problem: TOO_LONG };
  const values = new Set<string>();
  const rest: string[] = [];
  let leftOut = 0;
  for (const word of cleaned(text).split(/[\s,;<>|]+/)) {
    const plain = word.replace(AROUND, '');
    if (plain === '') continue;
    if (isEmail(plain)) values.add(foldEmail(plain));
    else {
      if (plain.includes('@')) leftOut += 1;
      rest.push(word);
    }
  }
  if (values.size > 0) return { values: [...values], leftOut, note: noteOf(rest.join(' ')) };
  return { problem: leftOut > 0 ? 'Адрес почты записан с ошибкой' : 'Здесь нет адреса почты' };
}
