import { readAccount } from '#files/reading/telegram/readAccount.ts';
import { readTelegram } from '#files/reading/telegram/telegramText.ts';

import type { ExpectedTold } from './contacts.ts';
import { turnFaults, type ExpectedTurn } from './words.ts';

/** What is to be offered of a whole account. */
export interface ExpectedAccount {
  readonly chats: readonly {
    readonly name: string;
    readonly nameAlso?: readonly string[];
    readonly messages: number;
  }[];
  readonly told?: readonly ExpectedTold[];
  /** What comes of a chat that was chosen. */
  readonly afterChoice?: Readonly<Record<string, readonly ExpectedTurn[]>>;
}

/** What differs between the chats that a file offers and what is expected. @throws ImportError */
export async function accountFaults(
  file: File,
  { chats: wanted, told = [], afterChoice = {} }: ExpectedAccount,
): Promise<string[]> {
  const chats = await readAccount(file);
  const filled = chats.filter(({ messages }) => messages > 0);
  const faults: string[] = [];
  for (const [at, { name, nameAlso = [], messages }] of wanted.entries()) {
    const got = filled[at];
    if (!got || ![name, ...nameAlso].includes(got.name)) faults.push(`«${got?.name}», not «${name}»`);
    else if (got.messages !== messages) faults.push(`${name}: ${got.messages} messages, not ${messages}`);
  }
  for (const { name } of filled.slice(wanted.length)) faults.push(`too much: «${name}»`);
  // The dialog counts those that have none.
  const blank = chats.length - filled.length;
  for (const { what, count = 1 } of told) if (blank < count) faults.push(`told ${blank} times, not ${count}: ${what}`);
  for (const [name, turns] of Object.entries(afterChoice)) {
    const chat = chats.find((one) => one.name === name);
    faults.push(...(chat ? turnFaults(await readTelegram(chat.file), turns, []) : [`no chat «${name}»`]));
  }
  return faults;
}
