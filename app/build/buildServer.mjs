// node app/build/buildServer.mjs folder: builds server/ into a folder of Node's modules; packages stay where npm has put them.
import path from 'node:path';
import process from 'node:process';
import { build } from 'vite';

const ROOT = path.resolve(import.meta.dirname, '../..');

await build({
  root: ROOT,
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  build: {
    ssr: path.join(ROOT, 'server/main.ts'),
    outDir: path.resolve(ROOT, process.argv[2] ?? 'dist-server'),
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    rolldownOptions: { output: { entryFileNames: 'main.js', chunkFileNames: '[name]-[hash].js' } },
  },
});
