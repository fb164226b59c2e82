import { preview } from 'vite';
import type { TestProject } from 'vitest/node';

import { buildStorybook, STORYBOOK_FOLDER } from './buildStorybook.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the built Storybook, without a slash at the end. */
    storybookUrl: string;
  }
}

/** Builds the Storybook once a run and serves the result as any static host would, for tests/storybook. */
export default async function serveBuiltStorybook(project: TestProject): Promise<() => Promise<void>> {
  if (!process.env.ORIENTIR_SKIP_STORYBOOK_BUILD) await buildStorybook();
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    build: { outDir: STORYBOOK_FOLDER },
    preview: { port: 0, host: '127.0.0.1' },
  });
  const address = server.httpServer.address();
  if (!address || typeof address === 'string') throw new Error('the preview server has no port');
  project.provide('storybookUrl', `http://127.0.0.1:${address.port}`);
  return () => server.close();
}
