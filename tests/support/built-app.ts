import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { preview } from 'vite';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the built app, without a slash at the end. */
    appUrl: string;
  }
}

/** Builds as `npm run build` does, in a process of its own: in the runner's, NODE_ENV makes it React's development build. */
async function buildApp(): Promise<void> {
  const vite = path.resolve(import.meta.dirname, '../../node_modules/vite/bin/vite.js');
  await promisify(execFile)(process.execPath, [vite, 'build', '--logLevel', 'error'], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
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
