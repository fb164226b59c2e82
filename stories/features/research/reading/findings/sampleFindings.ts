import { fn } from 'storybook/test';

import { ready } from '#src/domain/core/loadable.ts';
import type { Finding } from '#src/domain/evidence/findings.ts';
import type { FindingKind } from '#src/domain/core/findingKind.ts';
import type { FindingRefusal } from '#src/domain/evidence/refusal.ts';
import type { ReadingFindings } from '#src/features/research/reading/findings/readingFindings.ts';

import { placeOf, sampleText } from '../sampleReading.ts';

/** Returns a possible finding in the sample's text; stories need no model. */

const findingOf = (words: string, kind: FindingKind, score: number, cues: readonly string[]): Finding => ({
  ...placeOf(words),
  kind,
  score,
  proposed: true,
  cues,
});

export const findings = [
  findingOf('Найти респондента — самое долгое: две недели на пять человек.', 'pain', 0.91, [
    'trouble',
    'number',
    'time',
  ]),
  findingOf(
    'На один час разговора уходит почти полдня: пока расшифруешь, пока разметишь, пока найдёшь нужное место.',
    'money',
    0.84,
    ['time', 'number'],
  ),
  findingOf('Директор по продукту и наш методист.', 'decider', 0.72, ['decides']),
  findingOf('Я открыла пустой экран с вопросами и закрыла вкладку.', 'churn', 0.63, ['first', 'left']),
  findingOf(
    'Мне не нужен ещё один отчёт на сорок страниц, мне нужны три цитаты, с которыми можно пойти к команде.',
    'need',
    0.55,
    [],
  ),
] as const;

export const wordsOf = ({ start, end }: Pick<Finding, 'start' | 'end'>): string => sampleText.slice(start, end);

/** A refusal of some words of the text. */
export const refusalOf = (words: string, proposedAs: FindingKind = 'pain'): FindingRefusal => ({
  v: 1,
  createdAt: '2026-01-10T10:00:00.000Z',
  updatedAt: '2026-01-10T10:00:00.000Z',
  deletedAt: null,
  id: `refusal-${placeOf(words).start}`,
  researchId: 'research-edtech',
  materialId: 'material-42',
  ...placeOf(words),
  text: words,
  proposedAs,
});

export const refused: readonly FindingRefusal[] = [
  refusalOf('Мне проще написать.', 'workaround'),
  refusalOf('Вдруг бот нагрубит или будет спрашивать одно и то же.'),
];

/** Findings, as the reading view takes them. */
export const readingFindings = {
  found: ready(findings),
  refused,
  onRefuse: fn<ReadingFindings['onRefuse']>(() => Promise.resolve(true)),
  onReturn: fn(),
  onRetry: fn(),
} satisfies ReadingFindings;
