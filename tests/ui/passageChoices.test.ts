import { expect, it } from 'vitest';

import type { OpenCode } from '#src/features/research/codes/openCode.ts';
import { passageChoices } from '#src/features/research/codes/passageChoices.ts';
import { WHOLE_VIEW } from '#src/features/research/codes/passagesView.ts';

const TITLES: Readonly<Record<string, string>> = { s1: 'Волна 10', s2: 'Волна 2', s3: 'Анкета' };
const open = {
  passages: ['s1', 's2', 's3'].map((researchId) => ({ mark: { researchId }, isOwn: true })),
  talkers: new Map(
    ['Сегмент 10', '', 'Сегмент 9'].map((segment, index) => [`p${index}`, { segment, studies: new Set<string>() }]),
  ),
  names: { study: (id: string) => TITLES[id] ?? '', material: () => '', signature: () => '' },
} as unknown as OpenCode;

const optionsOf = (name: string, view = WHOLE_VIEW) =>
  passageChoices(open, view)
    .choices.find((one) => one.name === name)
    ?.options.map(({ label }) => label);

it('studies and segments stand by their names, numbers as numbers; a gone one that the address names is among them', () => {
  expect(optionsOf('study')).toEqual(['Все исследования', 'Анкета', 'Волна 2', 'Волна 10']);
  expect(optionsOf('segment')).toEqual(['Все сегменты', 'Без сегмента', 'Сегмент 9', 'Сегмент 10']);
  expect(optionsOf('study', { ...WHOLE_VIEW, study: 'gone' })).toContain('Исследование удалено');
  expect(optionsOf('own')).toBeUndefined();
});

it('a choice says what is wanted: all, nobody in particular, or those without a segment', () => {
  const { read } = passageChoices(open, WHOLE_VIEW);
  expect(read({ segment: '' })).toEqual({ segment: null });
  expect(read({ segment: '=' })).toEqual({ segment: '' });
  expect(read({ study: '', by: 'study', order: 'newest', own: 'own' })).toEqual({
    study: null,
    by: 'study',
    order: 'newest',
    own: true,
  });
});
