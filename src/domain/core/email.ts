/** Longest address that mail can carry (RFC 5321). */
export const MAX_EMAIL = 254;

/** Most careful with what is plainly wrong, generous with the rest: whether mail arrives, only mail can tell. */
const ADDRESS =
  /^[^\s@<>()[\]\\",;:]+@[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?)+$/u;

/** Whether a trimmed text looks like one mail address; Cyrillic ones are addresses, too. */
export function isEmail(text: string): boolean {
  return text.length <= MAX_EMAIL && ADDRESS.test(text) && !/^\.|\.\.|\.@/.test(text);
}

/** Addresses that differ only in case are the same mailbox. */
export function foldEmail(text: string): string {
  return text.trim().toLowerCase();
}

/** A letter that the person's mail program opens, ready to be sent. */
export interface Letter {
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
}

/** Address of a ready letter: following it opens the mail program, which sends it when the person says so. */
export function mailtoHref({ to, subject, text }: Letter): string {
  const recipients = to.map((address) => encodeURIComponent(address)).join(',');
  const query = [
    subject === '' ? '' : `subject=${encodeURIComponent(subject)}`,
    // Mail programs want line ends as RFC 6068 has them.
    text === '' ? '' : `body=${encodeURIComponent(text.replaceAll(/\r?\n/g, '\r\n'))}`,
  ].filter(Boolean);
  return `mailto:${recipients}${query.length > 0 ? `?${query.join('&')}` : ''}`;
}
