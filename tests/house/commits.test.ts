import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

/** Commits of before the rule keep their subjects: main is not rewritten. */
const SINCE = '2026-11-29T00:00:00Z';

/** `area: verb …`, at most 72 characters, without a full stop. */
const SUBJECT = /^(?=.{1,72}$)[a-z][\w ,/.-]*: [a-z].*[^.]$/u;

const faulty = (subjects: readonly string[]): string[] => subjects.filter((subject) => !SUBJECT.test(subject));

it('commits are named `area: verb …` in 72 characters', () => {
  const log = execFileSync('git', ['log', '--no-merges', '--format=%s', `--since=${SINCE}`], { encoding: 'utf8' });
  expect(faulty(log.split('\n').filter(Boolean))).toEqual([]);
});

it('other subjects are refused', () => {
  const wrong = [
    'wip',
    'Rooms: split them',
    'rooms: Split them',
    'rooms: split them.',
    'No folder of src is longer than thirty files: parts of a room have folders of their own',
    `rooms: ${'s'.repeat(66)}`,
  ];
  expect(faulty(wrong)).toEqual(wrong);
  expect(faulty(['respondent: take «Имя <адрес>»', 'tests/house: ask for docstrings of props alone'])).toEqual([]);
});
