import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder for what tests of the server put down and throw away. */
    scratch: string;
  }
}

/** Where Linux keeps files in memory. */
const IN_MEMORY = '/dev/shm';

/** Bytes that must be free there: the servers of a run have some hundred megabytes at a time. */
const ROOM = 2 * 1024 ** 3;

function isRoomy(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= ROOM;
  } catch {
    return false;
  }
}

/**
 * Makes the folder for what tests put down: in memory, where a machine has room. A data folder is six hundred files, and a hundred
 * are made and removed in a run: on a disk that takes four times the work, and others wait for the disk meanwhile.
 */
export default function makeScratch(project: TestProject): () => void {
  const folder = mkdtempSync(path.join(isRoomy(IN_MEMORY) ? IN_MEMORY : tmpdir(), 'orientir-tests-'));
  project.provide('scratch', folder);
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  // Ctrl+C runs no teardown.
  process.once('exit', remove);
  return remove;
}
