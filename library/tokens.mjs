// npm run build:tokens [-- folder]: writes the design tokens as JSON and CSS into dist-library/tokens or the folder.
import path from 'node:path';
import process from 'node:process';
import { runnerImport } from 'vite';

const ROOT = path.resolve(import.meta.dirname, '..');
const folder = path.resolve(process.argv[2] ?? path.join(ROOT, 'dist-library/tokens'));

const { module } = await runnerImport(path.join(import.meta.dirname, 'writeTokens.ts'));
for (const file of module.writeTokens(folder)) process.stdout.write(`${path.relative(process.cwd(), file)}\n`);
