// Builds the app as `npm run build` does: node tests/support/build.mjs [folder] [mark]. With a mark it is another version:
// its audiences set globalThis[mark].
import { build } from 'vite';

const [folder, mark] = process.argv.slice(2);
await build({
  logLevel: 'error',
  ...(folder ? { build: { outDir: folder, emptyOutDir: true } } : {}),
  plugins: mark
    ? [
        {
          name: 'another-version',
          transform: (code, id) =>
            id.endsWith('/AudiencesRoute.tsx') ? `${code}\nglobalThis[${JSON.stringify(mark)}] = true;` : undefined,
        },
      ]
    : [],
});
