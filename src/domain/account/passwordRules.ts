/** Signs that a password has at least. */
export const SHORTEST_PASSWORD = 12;

/** Signs that it has at most: a sentence fits, a flood does not. */
export const LONGEST_PASSWORD = 200;

/** Fault of a password. */
export type PasswordFault = 'short' | 'long' | 'common' | 'own';

/**
 * Beginnings of common long passwords, folded: an attacker tries these first. Longer passwords with the same beginning are no
 * better.
 */
const COMMON = [
  'password',
  'passw0rd',
  'qwerty',
  'йцукен',
  'asdfgh',
  'zxcvbn',
  '1q2w3e',
  'q1w2e3',
  '123456',
  '012345',
  '987654',
  '111111',
  'abcdef',
  'abc123',
  'iloveyou',
  'letmein',
  'welcome',
  'admin',
  'changeme',
  'пароль',
  'gfhjkm',
  'qazwsx',
  'ориентир',
  'orientir',
  'monkey',
  'dragon',
  'sunshine',
  'princess',
  'football',
  'master',
  'superman',
  'trustno1',
  'привет',
  'ghbdtn',
  'москва',
  'россия',
  'любовь',
];

/** Signs that differ, at least: «аааааааааааа» is one letter. */
const VARIED = 5;

/** Signs after a common beginning from which on it is a sentence of its own, in spite of it. */
const TAIL = 10;

/**
 * Returns the fault of a password; null for none. No rule requires capitals, digits or signs: they make people write it down.
 * @param email the person's own, which is not secret
 */
export function passwordFault(password: string, email: string): PasswordFault | null {
  const length = [...password].length;
  if (length < SHORTEST_PASSWORD) return 'short';
  if (length > LONGEST_PASSWORD) return 'long';
  const folded = password.toLowerCase();
  const [own = '', domain = ''] = email.toLowerCase().split('@');
  const rest = folded.replaceAll(own, '').replaceAll(domain, '');
  if (own.length >= 4 && folded.includes(own) && [...rest].length < TAIL) return 'own';
  if (new Set(folded).size < VARIED) return 'common';
  return COMMON.some((word) => folded.startsWith(word) && length - word.length < TAIL) ? 'common' : null;
}

export const PASSWORD_FAULTS: Readonly<Record<PasswordFault, string>> = {
  short: `Не меньше ${SHORTEST_PASSWORD} знаков: подойдёт фраза из нескольких слов`,
  long: `Не больше ${LONGEST_PASSWORD} знаков`,
  common: 'Такой пароль подбирают первым: придумайте другой, например фразу',
  own: 'В пароле ваш адрес: его знают все',
};
