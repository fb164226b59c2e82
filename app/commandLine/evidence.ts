import { readFile } from 'node:fs/promises';

import { findingsIn } from '#src/domain/evidence/findings.ts';
import { loadModel } from '#src/domain/evidence/loadModel.ts';
import type { Model } from '#src/domain/evidence/model.ts';
import { personalIn } from '#src/domain/evidence/personal/personalIn.ts';
import { questionsIn, verdictOf } from '#src/domain/evidence/questions.ts';
import { turnsOf } from '#src/domain/research/transcript.ts';

import { ReadFailure } from '#files/reading/ReadFailure.ts';
import { readFileText } from './filePlaces.ts';
import type { Line, ReadText } from './line.ts';
import { pairLines } from './pairLines.ts';

/** Read before anything else: what imports this file for the command line imports nothing more once it is there. */
const model = await loadModel();

/** Scores are printed to so many figures behind the point. */
const FIGURES = 1e4;

function turnLines({ file, turns, inFile }: ReadText): Line[] {
  return turns.map(({ bodyStart, end, role, speaker }) => ({
    type: 'turn',
    file,
    ...inFile({ start: bodyStart, end }),
    role,
    speaker,
  }));
}

function findingLines({ file, text, turns, inFile }: ReadText, model: Model): Line[] {
  return findingsIn(text, turns, model).map(({ start, end, kind, score, proposed }) => ({
    type: 'finding',
    file,
    ...inFile({ start, end }),
    kind,
    score: Math.round(score * FIGURES) / FIGURES,
    ...(proposed ? { proposed } : {}),
  }));
}

function questionLines({ file, text, turns, inFile }: ReadText, { verdicts }: Model): Line[] {
  return turns
    .filter(({ role }) => role === 'interviewer')
    .flatMap(({ bodyStart, end }) => questionsIn(text, bodyStart, end))
    .map((place) => ({
      type: 'question',
      file,
      ...inFile(place),
      verdict: verdictOf(text.slice(place.start, place.end), verdicts),
    }));
}

function personalLines({ file, text, inFile }: ReadText): Line[] {
  return personalIn(text).map(({ kind, ...place }) => ({ type: 'personal', file, ...inFile(place), kind }));
}

/** Why a file cannot be read, for the person who named it. */
function reasonOf(error: unknown): string {
  if (error instanceof ReadFailure) {
    return error.code === 'too_large' ? 'файл слишком большой' : 'это не текстовый файл';
  }
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code === 'ENOENT') return 'такого файла нет';
  if (code === 'EISDIR') return 'это папка, а не файл';
  if (code === 'EACCES') return 'нет прав на чтение';
  return error instanceof Error ? error.message : String(error);
}

export interface Printer {
  readonly out: (line: string) => void;
  readonly error: (line: string) => void;
}

/**
 * Prints what is found in text files, as JSON lines: file by file its turns, findings, questions and personal data, then pairs
 * across all files. Files that cannot be read are named on the error side; the others are read all the same.
 * @returns the exit code: 0, or 1 when a file could not be read or none was named
 */
export async function evidence(files: readonly string[], { out, error }: Printer): Promise<number> {
  if (files.length === 0) {
    error('Назовите файлы с расшифровками');
    return 1;
  }
  const print = (lines: readonly Line[]) => lines.forEach((line) => out(JSON.stringify(line)));
  const read: ReadText[] = [];
  let code = 0;
  for (const file of files) {
    try {
      const fileText = await readFileText(new Blob([await readFile(file)]));
      const one: ReadText = { ...fileText, file, turns: turnsOf(fileText) };
      read.push(one);
      print([...turnLines(one), ...findingLines(one, model), ...questionLines(one, model), ...personalLines(one)]);
    } catch (failure) {
      error(`${file}: ${reasonOf(failure)}`);
      code = 1;
    }
  }
  print(pairLines(read, model));
  return code;
}
