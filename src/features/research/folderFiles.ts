import type { FolderFile } from '../../domain/research/folder.ts';

/** Whether this browser can be asked for a folder. */
export const canChooseFolder = (): boolean => 'webkitdirectory' in HTMLInputElement.prototype;

/** Files of a folder that was chosen, by their paths. */
export function filesOfChosen(files: readonly File[]): FolderFile<File>[] {
  return files.map((file) => ({ path: file.webkitRelativePath, file }));
}

/** What a folder holds, all of it: a browser gives it in parts. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (part.length === 0) return all;
    all.push(...part);
  }
}

async function filesBelow(entry: FileSystemEntry): Promise<FolderFile<File>[]> {
  if (entry.isDirectory) {
    const entries = await entriesOf(entry as FileSystemDirectoryEntry);
    return (await Promise.all(entries.map(filesBelow))).flat();
  }
  const file = await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject));
  return [{ path: entry.fullPath, file }];
}

/** Files of folders that were dropped, by their paths. Rejects when the system does not give one of them. */
export async function filesOfDropped(folders: readonly FileSystemDirectoryEntry[]): Promise<FolderFile<File>[]> {
  return (await Promise.all(folders.map(filesBelow))).flat();
}
