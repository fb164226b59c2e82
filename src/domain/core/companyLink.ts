/** Endings of file names that look like a domain but are none. */
const FILE_ENDINGS = new Set(
  'txt pdf doc docx ppt pptx xls xlsx csv js jsx ts tsx html htm css json xml png jpg jpeg gif svg mp3 mp4 wav exe'.split(
    ' ',
  ),
);

/** Cyrillic top-level domains. Only these: «привет.как» is two sentences, not a site. */
const CYRILLIC_ENDINGS = new Set('рф рус москва дети сайт онлайн орг ком бел укр қаз мкд срб бг ею католик'.split(' '));

const HOST_LENGTH = 253;

function isDomain(host: string): boolean {
  if (host.length > HOST_LENGTH) return false;
  const labels = host.toLowerCase().split('.');
  const ending = labels.at(-1) ?? '';
  if (
    labels.length < 2 ||
    !labels.every((label) => /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u.test(label))
  )
    return false;
  if (/^xn--[a-z0-9-]+$/.test(ending) || CYRILLIC_ENDINGS.has(ending)) return true;
  return /^[a-z]{2,24}$/.test(ending) && !FILE_ENDINGS.has(ending);
}

/** The part of an address before its path, query, fragment and port. */
const hostOf = (address: string): string => (/^[^/?#]*/.exec(address)?.[0] ?? '').replace(/:\d*$/, '');

const MAIL = /^(?:mailto:.*|[^\s@/]+@[^\s@/]+)$/i;

/** Words of a text without the quotes, brackets and marks around them; a list without spaces comes apart. */
function wordsOf(text: string): string[] {
  return text
    .split(/[\s<>«»„“”"'()[\]{}]+/)
    .flatMap((word) => (/^https?:\/\//i.test(word) ? [word] : word.split(/[,;|]+/)))
    .map((word) => word.replace(/^[.,;:!@—–-]+|[.,;:!…—–-]+$/g, ''))
    .filter(Boolean);
}

/** Whether a word is an e-mail address. It is no link, although it holds a domain. */
const isMail = (word: string): boolean => MAIL.test(word) && !/^https?:/i.test(word);

/** Whether a text names an e-mail address. */
export function hasMail(text: string): boolean {
  return wordsOf(text).some(isMail);
}

/**
 * The link in a message, as typed, or null when it has none (R26): a word with `http`, `.com` or `.ru`,
 * or any other domain name (.рф, punycode, …), with a scheme or without. E-mail addresses are passed over: of «почта a@b.example, сайт
 * b.example» the site is taken, of «a@b.example» alone nothing.
 */
export function linkIn(text: string): string | null {
  const words = wordsOf(text).filter((word) => !isMail(word));
  return (
    words.find((word) => /^https?:\/\/./i.test(word)) ??
    words.find((word) => isDomain(hostOf(word))) ??
    words.find((word) => /http|\.com|\.ru/i.test(word)) ??
    null
  );
}
