import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { CORPUS, readCorpus, readInterview, type Interview } from './corpus.ts';
import { countWords } from './examples.ts';

/** Interviews labelled a second time by another person, by id. */
function labelledTwice(): Interview[] {
  const folder = path.join(CORPUS, 'twice');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .map((name) => readInterview(readFileSync(path.join(folder, name), 'utf8'), name.replaceAll(path.sep, '/')));
}

const findingsOf = ({ labels }: Interview) => labels.filter(({ of }) => of === 'finding');

/** Words of one's findings that lie in the other's too. */
function sharedWords(one: Interview, other: Interview): number {
  return findingsOf(one).reduce(
    (sum, { start, end }) =>
      sum +
      findingsOf(other).reduce((shared, place) => {
        const [from, to] = [Math.max(start, place.start), Math.min(end, place.end)];
        return shared + (from < to ? countWords(one.text.slice(from, to)) : 0);
      }, 0),
    0,
  );
}

const wordsOf = (one: Interview): number =>
  findingsOf(one).reduce((sum, { start, end }) => sum + countWords(one.text.slice(start, end)), 0);

/** Passages of one of which at least half is marked by the other, and those of them of the same main kind. */
function sharedPassages(one: Interview, other: Interview): { found: number; kind: number } {
  const met = findingsOf(one).flatMap(({ start, end, kinds }) => {
    const match = findingsOf(other).find(
      (place) => (Math.min(end, place.end) - Math.max(start, place.start)) * 2 >= end - start,
    );
    return match ? [kinds[0] === match.kinds[0]] : [];
  });
  return { found: met.length, kind: met.filter(Boolean).length };
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** How well two labellers agree on the interviews that both labelled. */
export function agreement(): string {
  const first = new Map(readCorpus().map((one) => [one.id, one]));
  const total = { first: 0, second: 0, shared: 0, passages: 0, found: 0, others: 0, foundBack: 0, kind: 0 };
  const twice = labelledTwice();
  for (const second of twice) {
    const one = first.get(second.id);
    if (!one || one.text !== second.text) throw new Error(`${second.id}: the two texts differ`);
    total.first += wordsOf(one);
    total.second += wordsOf(second);
    total.shared += sharedWords(one, second);
    const [there, back] = [sharedPassages(one, second), sharedPassages(second, one)];
    total.passages += findingsOf(one).length;
    total.others += findingsOf(second).length;
    total.found += there.found;
    total.foundBack += back.found;
    total.kind += there.kind;
  }
  return [
    `${twice.length} interviews`,
    `by words: the second has ${percent(total.shared / total.first)} of the first’s, the first ${percent(total.shared / total.second)} of the second’s; F1 ${percent((2 * total.shared) / (total.first + total.second))}`,
    `by passages: ${percent(total.found / total.passages)} of the first’s, ${percent(total.foundBack / total.others)} of the second’s; of the same kind ${percent(total.kind / total.found)}`,
  ].join('\n');
}
