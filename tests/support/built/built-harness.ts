import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, preview } from 'vite';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the page with the app's store and importers, without a slash at the end. */
    harnessUrl: string;
  }
}

/** Builds tests/stress/harness — the app's own store, queries and importers on a page without screens — and serves it. */
export default async function serveHarness(project: TestProject): Promise<() => Promise<void>> {
  const outDir = await mkdtemp(path.join(tmpdir(), 'orientir-harness-'));
  const settings = {
    root: path.resolve(import.meta.dirname, '../../stress/harness'),
    configFile: false as const,
    logLevel: 'error' as const,
    build: { outDir, emptyOutDir: true, target: 'es2022', chunkSizeWarningLimit: 10_000 },
    worker: { format: 'es' as const },
  };
  await build(settings);
  const server = await preview({ ...settings, preview: { port: 0, host: '127.0.0.1' } });
  const address = server.httpServer.address();
  if (!address || typeof address === 'string') throw new Error('the preview server has no port');
  project.provide('harnessUrl', `http://127.0.0.1:${address.port}`);
  return async () => {
    await server.close();
    await rm(outDir, { recursive: true, force: true });
  };
}
