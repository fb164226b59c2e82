/** A file of the chat that is being read, as the tab remembers it over a reload. */
export interface RememberedFile {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly type: string;
  /** Where the store keeps its bytes; null until it does. */
  readonly fileId: string | null;
}

const keyOf = (chat: string): string => `chat-files:${chat}`;

const isKept = (value: unknown): value is RememberedFile => {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, size, type, fileId } = value as Record<keyof RememberedFile, unknown>;
  return (
    [id, name, type].every((text) => typeof text === 'string') &&
    typeof size === 'number' &&
    (fileId === null || typeof fileId === 'string')
  );
};

/**
 * Files that were being read when the page went. Of this tab alone: another one reads its own.
 * @param chat see `chatKeyOf`
 */
export function readKeptFiles(chat: string): readonly RememberedFile[] {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(keyOf(chat)) ?? '[]');
    return Array.isArray(value) ? value.filter(isKept) : [];
  } catch {
    return [];
  }
}

/** Remembers the files that are being read; none once they are read. */
export function changeKeptFiles(
  chat: string,
  change: (files: readonly RememberedFile[]) => readonly RememberedFile[],
): void {
  try {
    const files = change(readKeptFiles(chat));
    if (files.length === 0) sessionStorage.removeItem(keyOf(chat));
    else sessionStorage.setItem(keyOf(chat), JSON.stringify(files));
  } catch {
    // Without storage a reload forgets what is being read; what was read is in the interview.
  }
}
