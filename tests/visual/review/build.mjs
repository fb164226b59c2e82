// Builds the page of a comparison as one script that a browser runs from disk, too: node tests/visual/review/build.mjs folder.
// A process of its own: in the environment of who asks for it React would be the one for development.
import react from '@vitejs/plugin-react';
import process from 'node:process';
import { build } from 'vite';

await build({
  configFile: false,
  logLevel: 'error',
  plugins: [react()],
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: process.argv[2],
    emptyOutDir: true,
    copyPublicDir: false,
    assetsInlineLimit: Number.MAX_SAFE_INTEGER,
    lib: { entry: 'tests/visual/review/main.tsx', formats: ['iife'], name: 'review', fileName: () => 'page.js' },
  },
});
