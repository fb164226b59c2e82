// npm run --silent evidence -- FILE…: what the product finds in transcripts, as JSON lines (docs/evidence.md).
import path from 'node:path';
import process from 'node:process';
import { runnerImport } from 'vite';

const { module } = await runnerImport(path.resolve(import.meta.dirname, 'evidence.ts'), { logLevel: 'error' });
process.exitCode = await module.evidence(process.argv.slice(2), {
  out: (line) => process.stdout.write(`${line}\n`),
  error: (line) => process.stderr.write(`${line}\n`),
});
