import type { AccountChat } from '#src/domain/research/files/accountChat.ts';

import { type NamedBlob, readPartsInWorker, type ReadOptions } from '../readFile.ts';

const start = (): Worker => new Worker(new URL('./account.worker.ts', import.meta.url), { type: 'module' });

/**
 * Returns the chats of a whole account that Telegram Desktop exported, off the page's thread; none where a file is something else.
 * @throws ImportError with a Russian message; the signal's reason when stopped
 */
export async function readAccount(file: NamedBlob, options: ReadOptions = {}): Promise<readonly AccountChat[]> {
  const chats: AccountChat[] = [];
  await readPartsInWorker<AccountChat>(start, file, (chat) => chats.push(chat), options);
  return chats;
}
