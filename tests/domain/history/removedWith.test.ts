import { expect, it } from 'vitest';

import { restoreWithStudy } from '#src/domain/history/removedWith.ts';

const AT = '2026-11-30T09:00:00.000Z';
const BEFORE = '2026-11-29T09:00:00.000Z';

it('brings back what was removed with a study, and nothing that was removed before', () => {
  const removed = {
    materials: [
      { id: 'text', state: 'text', deletedAt: AT },
      { id: 'sound', state: 'needs_transcript', deletedAt: AT },
      { id: 'former', state: 'text', deletedAt: BEFORE },
    ],
    hypotheses: [
      { id: 'new', deletedAt: AT },
      { id: 'refused', deletedAt: BEFORE },
    ],
  } as const;
  expect(restoreWithStudy(AT, removed)).toEqual([
    { op: 'restore', kind: 'material', id: 'text' },
    { op: 'restore', kind: 'materialText', id: 'text' },
    { op: 'restore', kind: 'material', id: 'sound' },
    { op: 'restore', kind: 'hypothesis', id: 'new' },
  ]);
});
