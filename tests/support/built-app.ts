import { preview } from 'vite';
import type { TestProject } from 'vitest/node';

import { buildApp } from './buildApp.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the built app, without a slash at the end. */
    appUrl: string;
  }
}

/** Builds the app once a run and serves the result as any static host would, for tests/e2e and tests/stress. */
export default async function serveBuiltApp(project: TestProject): Promise<() => Promise<void>> {
  if (!process.env.ORIENTIR_SKIP_BUILD) await buildApp();
  process.env.ORIENTIR_SKIP_BUILD = 'by another project of this run';
  const server = await preview({ logLevel: 'error', preview: { port: 0, host: '127.0.0.1' } });
  const address = server.httpServer.address();
  if (!address || typeof address === 'string') throw new Error('the preview server has no port');
  project.provide('appUrl', `http://127.0.0.1:${address.port}`);
  return () => server.close();
}
