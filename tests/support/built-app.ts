import type { TestProject } from 'vitest/node';

import { npmStart } from './npmStart.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the built app, without a slash at the end. */
    appUrl: string;
  }
}

/** Where the first project of a run that needs the app leaves its address for the others. */
const SERVED_AT = 'ORIENTIR_SERVED_AT';

/** Builds the app once a run and serves it, for tests/journeys, tests/full and tests/stress: by `npm start`, so that they meet what a visitor does. */
export default async function serveBuiltApp(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const served = process.env[SERVED_AT];
  if (served) {
    project.provide('appUrl', served);
    return undefined;
  }
  const { address, stop } = await npmStart();
  process.env[SERVED_AT] = address;
  project.provide('appUrl', address);
  return stop;
}
