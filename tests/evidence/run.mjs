// node tests/evidence/run.mjs MODULE FUNCTION: runs a function of a TypeScript module of this folder and prints what it returns.
import path from 'node:path';
import process from 'node:process';
import { runnerImport } from 'vite';

const [file, name] = process.argv.slice(2);
const { module } = await runnerImport(path.resolve(import.meta.dirname, file));
process.stdout.write(`${await module[name]()}\n`);
