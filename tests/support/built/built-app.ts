import path from 'node:path';
import type { TestProject } from 'vitest/node';

import { FolderInUseError, lockFolder } from '../../../server/db/lockFolder.ts';
import { npmStart } from '../servers/npmStart.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the built app, without a slash at the end. */
    appUrl: string;
  }
}

/** Its lock says which run has dist/. */
const LOCKED = path.resolve(import.meta.dirname, '../../../node_modules/.cache/journeys');

/** Where the first project of a run that needs the app leaves its address for the others. */
const SERVED_AT = 'ORIENTIR_SERVED_AT';

/** Takes dist/ for this run: another that builds the app there would pull it away from under its journeys. @returns gives it free */
export function lockBuild(folder = LOCKED): () => void {
  try {
    return lockFolder(folder);
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    throw new Error('Another run of journeys builds and serves the app of this folder: let it end first.', {
      cause: error,
    });
  }
}

/** Builds the app once a run and serves it, for tests/journeys, tests/full and tests/stress: by `npm start`, so that they meet what a visitor does. */
export default async function serveBuiltApp(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const served = process.env[SERVED_AT];
  if (served) {
    project.provide('appUrl', served);
    return undefined;
  }
  const unlock = lockBuild();
  const { address, stop } = await npmStart().catch((error: unknown) => {
    unlock();
    throw error;
  });
  process.env[SERVED_AT] = address;
  project.provide('appUrl', address);
  return () => stop().finally(unlock);
}
