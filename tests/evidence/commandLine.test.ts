import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { evidence } from '#app/commandLine/evidence.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const TALK = [
  'Интервьюер: Расскажите, как прошла последняя поставка?',
  'Респондент: Здравствуйте 😀. Привезли на три часа позже, и весь товар я потом разбирала одна до ночи, потому что смена уже ушла.',
  'Интервьюер: А ошибки в накладных бывают?',
  'Респондент: Количество я всё равно пересчитываю руками и записываю в тетрадь. Зовут меня Ольга Петровна.',
].join('\n\n');

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'evidence-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

interface Line {
  readonly type: string;
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

interface Run {
  readonly lines: readonly Line[];
  readonly error: string;
  readonly code: number;
}

const linesOf = (out: readonly string[]): Line[] => out.map((line) => JSON.parse(line) as Line);

/** Runs what the command runs, in this process: a process of its own takes seconds to start. */
async function run(...files: string[]): Promise<Run> {
  const [out, errors]: [string[], string[]] = [[], []];
  const code = await evidence(files, { out: (line) => out.push(line), error: (line) => errors.push(line) });
  return { lines: linesOf(out), error: errors.join('\n'), code };
}

/** Runs the command as a person does. */
function runCommand(...files: string[]): Promise<Run> {
  return new Promise((resolve) => {
    execFile('node', ['app/commandLine/evidence.mjs', ...files], { cwd: ROOT }, (failed, out, error) => {
      resolve({ lines: linesOf(out.split('\n').filter(Boolean)), error, code: Number(failed?.code ?? 0) });
    });
  });
}

/** Writes a file and returns its path. */
function file(name: string, content: string): string {
  const where = path.join(folder, name);
  writeFileSync(where, content);
  return where;
}

/** Returns the words that lines of a type represent, in the file's own text. */
const words = (lines: readonly Line[], type: string): string[] =>
  lines.filter((line) => line.type === type).map((line) => readFileSync(line.file, 'utf8').slice(line.start, line.end));

describe('the command line', () => {
  test('prints turns, findings, questions and personal data at the places of the file', async () => {
    const plain = await run(file('plain.txt', TALK));
    expect(plain.code).toBe(0);
    expect(plain.lines.filter(({ type }) => type === 'turn').map(({ role }) => role)).toEqual([
      'interviewer',
      'respondent',
      'interviewer',
      'respondent',
    ]);
    expect(words(plain.lines, 'turn')[1]).toMatch(/^Здравствуйте 😀.*уже ушла\.$/);
    const findings = plain.lines.filter(({ type }) => type === 'finding');
    const scores = findings.map(({ score }) => Number(score));
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(words(plain.lines, 'finding').slice(0, 2).sort()).toEqual([
      'Количество я всё равно пересчитываю руками и записываю в тетрадь.',
      'Привезли на три часа позже, и весь товар я потом разбирала одна до ночи, потому что смена уже ушла.',
    ]);
    expect(findings[0]).toMatchObject({ proposed: true });
    expect(findings.at(-1)).not.toHaveProperty('proposed');
    expect(words(plain.lines, 'question')).toEqual([
      'Расскажите, как прошла последняя поставка?',
      'А ошибки в накладных бывают?',
    ]);
    expect(words(plain.lines, 'personal').join(' ')).toContain('Ольга Петровна');
  });

  test('pairs stand at places of two files', async () => {
    const other = TALK.replace('Привезли на три часа позже', 'Вчера привезли товар на пять часов позже');
    const { lines } = await run(file('one.txt', TALK), file('other.txt', other));
    const pairs = lines.filter(({ type }) => type === 'pair') as unknown as {
      a: Line;
      b: Line;
      relation: string;
      score: number;
      proposed?: boolean;
    }[];
    expect(pairs.length).toBeGreaterThan(0);
    expect(pairs[0]?.relation).toBe('same');
    const scores = pairs.map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(pairs.some(({ proposed }) => proposed)).toBe(true);
    expect(pairs.some(({ proposed }) => !proposed)).toBe(true);
    for (const { a, b } of pairs)
      expect([path.basename(a.file), path.basename(b.file)]).toEqual(['one.txt', 'other.txt']);
  });

  test('a byte order mark, \\r\\n and letters in two parts move nothing', async () => {
    const plain = file('same.txt', TALK);
    const dressed = file('dressed.txt', `\uFEFF${TALK.replaceAll('\n', '\r\n').normalize('NFD')}`);
    const { lines } = await run(plain, dressed);
    const of = (name: string, type: string) =>
      words(
        lines.filter((line) => line.file === name),
        type,
      ).map((text) => text.normalize('NFC'));
    for (const type of ['turn', 'finding', 'question', 'personal']) {
      expect(of(plain, type).length).toBeGreaterThan(0);
      expect(of(dressed, type)).toEqual(of(plain, type));
    }
  });

  test('a layout that the product writes anew keeps the places of the file', async () => {
    const dashes = file('dashes.txt', TALK.replaceAll(/Интервьюер:|Респондент:/g, '—'));
    const { lines } = await run(dashes);
    expect(words(lines, 'turn')[1]).toMatch(/^Здравствуйте.*уже ушла\.$/);
    expect(words(lines, 'finding')).toContain('Количество я всё равно пересчитываю руками и записываю в тетрадь.');
  });

  test('an empty file has nothing, which is no fault', async () => {
    expect(await run(file('empty.txt', ''))).toEqual({ lines: [], error: '', code: 0 });
  });

  test('a file that is not there is named in Russian; the others are read', async () => {
    const { lines, error, code } = await runCommand(path.join(folder, 'none.txt'), file('there.txt', TALK));
    expect(code).toBe(1);
    expect(error).toMatch(/none\.txt: такого файла нет/);
    expect(lines.length).toBeGreaterThan(0);
  });

  test('what is no text is refused, and so is no file at all', async () => {
    const zip = file('archive.txt', 'PK\u0003\u0004');
    expect((await run(zip)).error).toContain('это не текстовый файл');
    const none = await run();
    expect(none.code).toBe(1);
    expect(none.error).toContain('Назовите файлы');
  });
});
