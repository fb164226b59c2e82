import { useRef, useState } from 'react';

import { extensionOf } from '../../../domain/core/attachment/fileKind.ts';
import type { AccountChat } from '../../../domain/research/files/accountChat.ts';
import type { ReadChats } from './chatActs.ts';

/** An account whose chats are to be chosen. */
export interface AccountFile {
  readonly file: File;
  readonly chats: readonly AccountChat[];
}

/** Files that may be accounts: what they hold is looked into before any of them is taken. */
export interface AccountChats {
  /** Takes files: at once where none may be an account, else together when all accounts are done with. */
  readonly take: (incoming: readonly File[]) => void;
  /** The account that is asked about; null for none. */
  readonly asked: AccountFile | null;
  /** How many accounts are still to be asked about: two may have one name. */
  readonly left: number;
  /** How many files wait to be taken with it. */
  readonly waiting: number;
  /** Name of the file that is looked into; empty for none. */
  readonly looking: string;
  /** The account is done with: these files came of it. */
  readonly settle: (files: readonly File[]) => void;
  /** Stops looking; what is no account is taken, and nothing of the rest. */
  readonly stop: () => void;
}

interface Held {
  /** Accounts to be asked about, the first now. */
  readonly accounts: readonly AccountFile[];
  /** What is taken when they are done with. */
  readonly files: readonly File[];
}

const NOTHING: Held = { accounts: [], files: [] };

/** Whether a file may be an account. */
const isDoubtful = ({ name }: File): boolean => extensionOf(name) === 'json';

/**
 * @param read default: no file is looked into
 * @param onFiles takes files that are ready to be taken
 */
export function useAccountChats(read: ReadChats | undefined, onFiles: (files: readonly File[]) => void): AccountChats {
  const [held, setHeld] = useState(NOTHING);
  const [looking, setLooking] = useState('');
  const running = useRef<{ readonly controller: AbortController; readonly sure: readonly File[] }>(null);
  const [asked = null, ...later] = held.accounts;

  const look = async (incoming: readonly File[], readFile: ReadChats): Promise<void> => {
    const controller = new AbortController();
    running.current?.controller.abort();
    running.current = { controller, sure: incoming.filter((file) => !isDoubtful(file)) };
    const { signal } = controller;
    const accounts: AccountFile[] = [];
    const files: File[] = [];
    for (const file of incoming) {
      if (isDoubtful(file)) setLooking(file.name);
      // What cannot be looked into is told of when it is read.
      // oxlint-disable-next-line no-await-in-loop -- one file at a time: an account may fill the memory
      const chats = isDoubtful(file) ? await readFile(file, signal).catch(() => []) : [];
      if (signal.aborted) return;
      if (chats.length === 0) files.push(file);
      else accounts.push({ file, chats });
    }
    running.current = null;
    setLooking('');
    if (accounts.length > 0) setHeld({ accounts, files });
    else onFiles(files);
  };
  return {
    take: (incoming) => {
      if (read && incoming.some(isDoubtful)) void look(incoming, read);
      else onFiles(incoming);
    },
    asked,
    left: held.accounts.length,
    waiting: held.files.length,
    looking,
    settle: (more) => {
      const files = [...held.files, ...more];
      if (later.length > 0) setHeld({ accounts: later, files });
      else {
        setHeld(NOTHING);
        if (files.length > 0) onFiles(files);
      }
    },
    stop: () => {
      const files = [...(running.current?.sure ?? []), ...held.files];
      running.current?.controller.abort();
      running.current = null;
      setLooking('');
      setHeld(NOTHING);
      if (files.length > 0) onFiles(files);
    },
  };
}
