import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

/** Another server works on the same folder: the embedded database would be damaged by two. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError';
}

const read = (file: string): string | null => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
};

/**
 * Returns a mark that distinguishes a process from a later one of the same number: this start of the machine, and the process's
 * start in it. Empty where the system does not provide it.
 */
function birthOf(pid: number): string {
  const stat = read(`/proc/${pid}/stat`);
  // The 22nd field; the second is a name in brackets, which may hold anything.
  const began = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  return began === undefined ? '' : `${read('/proc/sys/kernel/random/boot_id')?.trim()} ${began}`;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Takes a folder for this process alone; one that ended without a word holds nothing.
 * @returns gives it free
 * @throws FolderInUseError
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, 'server.lock');
  const own = `${process.pid}\n${birthOf(process.pid)}`;
  for (;;) {
    try {
      writeFileSync(file, own, { flag: 'wx' });
      return () => {
        if (read(file) === own) rmSync(file, { force: true });
      };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const [pid = '', birth = ''] = (read(file) ?? '').split('\n');
    if (Number(pid) > 0 && isRunning(Number(pid)) && birthOf(Number(pid)) === birth) {
      throw new FolderInUseError(`another server has ${folder} open`);
    }
    rmSync(file, { force: true });
  }
}
