// npm run visual -- [commit] [--review] [--only part of a path] [--accept word]: see visual.ts, which Vite reads as it reads
// the rest of the project.
import process from 'node:process';
import { runnerImport } from 'vite';

const { module } = await runnerImport('./tests/visual/visual.ts', { configFile: false, logLevel: 'error' });
process.exit(await module.visual(process.argv.slice(2)));
