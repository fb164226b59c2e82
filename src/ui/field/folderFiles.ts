/** A file that was found in a folder. */
export interface FileInFolder {
  /** Names of the folders that lead to it and its own, with `/` between them; the first is the folder that was chosen. */
  readonly path: string;
  /** Null when the system does not give it. */
  readonly file: File | null;
}

/** Whether this browser can be asked for a folder: a phone mostly cannot. */
export const canChooseFolder = (): boolean => 'webkitdirectory' in HTMLInputElement.prototype;

/** Files of a folder that was chosen, by their paths. */
export function filesOfChosen(files: readonly File[]): FileInFolder[] {
  return files.map((file) => ({ path: file.webkitRelativePath, file }));
}

/** Returns all entries of a folder, which a browser gives in parts. Null when the system does not give them. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[] | null> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- the next part comes when this one has been taken
    const part = await new Promise<FileSystemEntry[] | null>((resolve) => {
      reader.readEntries(resolve, () => resolve(null));
    });
    if (part === null) return null;
    if (part.length === 0) return all;
    all.push(...part);
  }
}

async function filesBelow(entry: FileSystemEntry): Promise<FileInFolder[]> {
  const path = entry.fullPath;
  if (entry.isDirectory) {
    const entries = await entriesOf(entry as FileSystemDirectoryEntry);
    // A folder that cannot be opened is reported as an unreadable file.
    return entries ? (await Promise.all(entries.map(filesBelow))).flat() : [{ path, file: null }];
  }
  const file = await new Promise<File | null>((resolve) => {
    (entry as FileSystemFileEntry).file(resolve, () => resolve(null));
  });
  return [{ path, file }];
}

/** Files of folders that were dropped, by their paths. */
export async function filesOfDropped(folders: readonly FileSystemEntry[]): Promise<FileInFolder[]> {
  return (await Promise.all(folders.map(filesBelow))).flat();
}
