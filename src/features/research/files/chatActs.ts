import type { AccountChat } from '../../../domain/research/files/accountChat.ts';

/** Reads which chats a file holds: none where it is no account that Telegram exported. Rejects where it is stopped or cannot be read. */
export type ReadChats = (file: File, signal: AbortSignal) => Promise<readonly AccountChat[]>;
