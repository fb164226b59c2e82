import path from 'node:path';

/** Where a running server writes a backup before it gives it out; a death in the middle leaves it there. */
export const unfinishedBackup = (folder: string): string => path.join(folder, 'backup.part');
