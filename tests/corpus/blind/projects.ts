import { readRefiCodebook } from '#files/reading/refi/readRefi.ts';
import { unpackProject, type UnpackedProject } from '#files/reading/refi/unpackProject.ts';
import { sameGuid } from '#src/domain/exchange/guid.ts';
import type { RefiCode, RefiText } from '#src/domain/exchange/project.ts';

import type { ExpectedTold } from './contacts.ts';
import { tidy } from './words.ts';

/** What is to come of a project of another program. */
export interface ExpectedProject {
  readonly sources?: readonly {
    readonly name: string;
    readonly text: string;
    readonly codings: readonly { readonly code: string; readonly words: string }[];
  }[];
  readonly codes?: readonly string[];
  readonly told: readonly ExpectedTold[];
}

/** Paths of the codes, by their guid. */
function pathsOf(codes: readonly RefiCode[]): Map<string, string> {
  const paths = new Map<string, string>();
  for (const { guid, name, parent } of codes) {
    const above = parent === null ? undefined : paths.get(sameGuid(parent));
    paths.set(sameGuid(guid), above === undefined ? name : `${above}/${name}`);
  }
  return paths;
}

/** How often the findings tell what is asked for. */
function timesTold({ what }: ExpectedTold, { project, findings }: UnpackedProject): number {
  const { foreign, outside, unknownCodes, missingTexts } = findings;
  const { pdf = 0, picture = 0, recording = 0, link = 0, set = 0, graph = 0, variable = 0 } = foreign;
  const { coding = 0, textWithoutWords = 0 } = foreign;
  if (what.startsWith('источник без слов')) {
    const name = what.replace(/^.*: /, '');
    return name === what
      ? textWithoutWords
      : missingTexts.filter((one) => one.includes(name)).length + textWithoutWords;
  }
  // What came in is seen: people, quotations without a code, that there is no text.
  if (/случай/.test(what)) return project.cases.length;
  if (/источников нет/.test(what)) return project.texts.length === 0 ? 1 : 0;
  if (what.startsWith('пометка без кода'))
    return project.texts.flatMap(({ passages }) => passages).filter(({ codes }) => codes.length === 0).length;
  if (/^пометка (?:без слов|области|снимка|звука|видео|на весь)/.test(what)) return coding;
  if (/неизвестным кодом/.test(what)) return unknownCodes;
  if (/вне слов/.test(what)) return outside;
  const kinds: readonly (readonly [RegExp, number])[] = [
    [/связь/, link],
    [/набор/, set],
    [/схема/, graph],
    [/переменная/, variable],
    [/снимок/, picture],
    [/запись|видео/, recording],
    [/PDF/, pdf],
  ];
  return kinds.find(([pattern]) => pattern.test(what))?.[1] ?? 0;
}

function textFaults(
  { name, text, passages }: RefiText,
  paths: ReadonlyMap<string, string>,
  expected: NonNullable<ExpectedProject['sources']>[number],
  isJoined: boolean,
): string[] {
  const faults: string[] = [];
  if (name !== expected.name) faults.push(`«${name}», not «${expected.name}»`);
  if (tidy(text) !== tidy(expected.text)) faults.push(`${name}: ${tidy(text).slice(0, 80)}`);
  const got = passages.flatMap(({ codes, start, end }) =>
    codes.map((code) => `${paths.get(sameGuid(code)) ?? '?'}: ${text.slice(start, end)}`),
  );
  const all = expected.codings.map(({ code, words }) => `${code}: ${words}`);
  const wanted = isJoined ? [...new Set(all)] : all;
  const [less, more] = [wanted.filter((one) => !got.includes(one)), got.filter((one) => !wanted.includes(one))];
  if (less.length > 0 || more.length > 0)
    faults.push(`${name}: lacks [${less.join(' | ')}], has [${more.join(' | ')}]`);
  else if (got.length !== wanted.length) faults.push(`${name}: ${got.length} codings, not ${wanted.length}`);
  return faults;
}

const INSTEAD = /сказано: (PDF|снимок|запись|без простых слов) (\d+)(?: \((.+?)\))?, пометок(?: в нём)? (\d+)/;

/** Whether sources that did not come in are told of with all their marks, where that is as right. */
function isToldInstead(
  alsoRight: readonly string[],
  { findings: { foreign, laidOutTexts } }: UnpackedProject,
): boolean {
  const { pdf, picture, recording, textWithoutWords, coding } = foreign;
  const counts: Readonly<Record<string, number | undefined>> = {
    PDF: pdf,
    снимок: picture,
    запись: recording,
    'без простых слов': textWithoutWords,
  };
  return alsoRight.some((one) => {
    const [, what = '', count, name, marks] = INSTEAD.exec(one) ?? [];
    const isNamed = name === undefined || laidOutTexts.includes(name);
    return isNamed && counts[what] === Number(count) && coding === Number(marks);
  });
}

/** Whether marks that say the same are told to be one, where that is as right. */
const isOnce = (alsoRight: readonly string[], { findings }: UnpackedProject): boolean =>
  alsoRight.some((one) => Number(/повтор пометки (\d+)/.exec(one)?.[1]) === findings.repeated);

/** What differs between a project as read and as expected. @throws ReadFailure, ImportError */
export async function projectFaults(
  file: File,
  expected: ExpectedProject,
  alsoRight: readonly string[] = [],
): Promise<string[]> {
  const isBook = file.name.endsWith('.qdc');
  const unpacked = isBook ? null : await unpackProject(file, () => {});
  const book = isBook ? await readRefiCodebook(file) : null;
  const codes = unpacked?.project.codes ?? book?.codes ?? [];
  const paths = pathsOf(codes);
  const faults: string[] = [];
  if (expected.codes && [...paths.values()].join() !== expected.codes.join())
    faults.push(`codes ${[...paths.values()].join()}, not ${expected.codes.join()}`);
  const texts = unpacked?.project.texts ?? [];
  const isInstead = unpacked !== null && isToldInstead(alsoRight, unpacked);
  const isJoined = unpacked !== null && isOnce(alsoRight, unpacked);
  const sources = (expected.sources ?? []).filter(({ name }) => !isInstead || texts.some((text) => text.name === name));
  sources.forEach((one, at) => {
    const text = texts[at];
    faults.push(...(text ? textFaults(text, paths, one, isJoined) : [`no text «${one.name}»`]));
  });
  for (const { name } of texts.slice(sources.length)) faults.push(`too much: «${name}»`);
  for (const one of isInstead ? [] : expected.told) {
    const times = unpacked ? timesTold(one, unpacked) : /набор/.test(one.what) ? (book?.sets ?? 0) : 0;
    if (times < (one.count ?? 1)) faults.push(`told ${times} times, not ${one.count ?? 1}: ${one.what}`);
  }
  return faults;
}
