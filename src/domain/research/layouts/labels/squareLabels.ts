import { eachLine, skipSpace } from '../lines.ts';
import { type Label, LABEL_LENGTH, Labels } from '../roles.ts';
import type { TranscriptMark } from '../spoken.ts';
import { leadingStamp } from '../stamps.ts';

/** A label in brackets, and words behind it without a colon: «[id1] Мне нравится», «<rita> привет». */
const BRACKETED = new RegExp(
  String.raw`^(?:\[([^[\]<>:\n]{1,${LABEL_LENGTH}})\]|<([^[\]<>:\n]{1,${LABEL_LENGTH}})>)[ \t]+(?=\S)`,
);
/** Least part of a text's lines that such labels begin; the others go on with the words over them. */
const SHARE = 0.5;
/** What parts a text, and tells nobody: «[H2]», «[рис1]». */
const PART = /^(?:h|рис|табл|слайд|slide|кадр|сцена|стр|page|п|пункт|todo|fig)\.? ?\d/iu;

/** What opens in a page's source. */
const TAG =
  /^(?:[abcipqsuv]|br|li|ul|ol|t[dhr]|dl|dt|dd|div|span|font|lang|ruby|rt|em|strong|code|pre|img|h\d)(?:\s.*)?$/iu;

const isRole = ({ strong, weak }: Label): boolean => strong !== null || weak !== null;

/** Labels that differ by their number only, and of which one has another number: «id1», «id2». */
function series(labels: readonly Label[]): ReadonlySet<string> {
  const numbers = new Map<string, Set<string>>();
  for (const { key } of labels) {
    const stem = key.replace(/\d+$/, '');
    if (stem === key || !/\p{L}/u.test(stem) || PART.test(key)) continue;
    numbers.set(stem, (numbers.get(stem) ?? new Set()).add(key));
  }
  return new Set([...numbers.values()].filter(({ size }) => size > 1).flatMap((keys) => [...keys]));
}

/**
 * Finds turns whose speaker stands in brackets before the words; none where brackets hold something else: kinds of notes («[боль]»),
 * sounds, sources, tasks that are done. Of people somebody comes back, and they are numbered, or named by what they do in a talk.
 */
export function findSquareLabels(text: string): TranscriptMark[] {
  const known = new Labels();
  const marks: (TranscriptMark & { readonly label: Label })[] = [];
  let lines = 0;
  let isChat = true;
  eachLine(text, (lineStart, lineEnd) => {
    const start = skipSpace(text, lineStart, lineEnd);
    if (start === lineEnd) return;
    lines += 1;
    const [whole, square, angle] = BRACKETED.exec(text.slice(start, Math.min(lineEnd, start + 2 * LABEL_LENGTH))) ?? [];
    const name = (square ?? angle ?? '').trim();
    if (whole === undefined || !/\p{L}/u.test(name) || leadingStamp(whole) || (angle && TAG.test(name))) return;
    const label = known.read(name);
    if (!label) return;
    isChat &&= angle !== undefined;
    marks.push({ kind: 'label', label, at: null, until: null, start, bodyStart: start + whole.length });
  });
  const labels = marks.map(({ label }) => label);
  const keys = new Set(labels.map(({ key }) => key));
  if (keys.size < 2 || keys.size === marks.length || marks.length < lines * SHARE) return [];
  const numbered = series(labels);
  const people = labels.filter((label) => isRole(label) || numbered.has(label.key) || isChat);
  return people.length === marks.length ? marks : [];
}
