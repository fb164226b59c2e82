// node tests/support/built/build-version.mjs folder mark: builds another version of the app, whose audiences set globalThis[mark].
import { build } from 'vite';

const [folder, mark] = process.argv.slice(2);
await build({
  logLevel: 'error',
  build: { outDir: folder, emptyOutDir: true },
  plugins: [
    {
      name: 'another-version',
      transform: (code, id) =>
        id.endsWith('/AudiencesRoute.tsx') ? `${code}\nglobalThis[${JSON.stringify(mark)}] = true;` : undefined,
    },
  ],
});
