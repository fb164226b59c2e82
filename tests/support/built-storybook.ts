import { mkdirSync } from 'node:fs';
import { preview } from 'vite';
import type { TestProject } from 'vitest/node';

import { buildStorybook, STORYBOOK_FOLDER } from './buildStorybook.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the built Storybook, without a slash at the end. */
    storybookUrl: string;
  }
}

/**
 * Builds the Storybook once a run and serves the result as any static host would, for tests/storybook. The build is one thread
 * for the most part of a minute, and the tests that need none of it run beside it: every answer waits for its end, and is
 * an error when it fails. Tests begin when it is there (whole-storybook.ts).
 */
export default async function serveBuiltStorybook(project: TestProject): Promise<() => Promise<void>> {
  const end = new AbortController();
  const built = process.env.ORIENTIR_SKIP_STORYBOOK_BUILD ? Promise.resolve() : buildStorybook(end.signal);
  // Who asks is told; a run that ends before asks nothing.
  built.catch(() => undefined);
  mkdirSync(STORYBOOK_FOLDER, { recursive: true });
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    build: { outDir: STORYBOOK_FOLDER },
    preview: { port: 0, host: '127.0.0.1' },
    plugins: [
      {
        name: 'after-the-build',
        configurePreviewServer({ middlewares }) {
          middlewares.use((_, response, next) => {
            built.then(
              () => next(),
              (error: unknown) => {
                response.statusCode = 500;
                response.end(String(error));
              },
            );
          });
        },
      },
    ],
  });
  const address = server.httpServer.address();
  if (!address || typeof address === 'string') throw new Error('the preview server has no port');
  project.provide('storybookUrl', `http://127.0.0.1:${address.port}`);
  return async () => {
    end.abort();
    await server.close();
  };
}
