import { fn } from 'storybook/test';

import { DONE } from '#src/domain/core/outcome.ts';
import type {
  CodebookFilesActs,
  CodebookPreview,
  RefiActs,
  RefiContents,
  RefiPreview,
} from '#src/features/research/files/refi/refiActs.ts';

/** Content of an exported project. */
export const contents: RefiContents = {
  contents: '2\u00A0текста, 3\u00A0кода, 4\u00A0отрывка, 1\u00A0участник',
  texts: 2,
  withoutText: [],
  lost: 0,
  hypotheses: 0,
  unplaced: 0,
  hasForeign: false,
  hidesNames: false,
  hidesPersonal: false,
};

export const refiPreview = (change: Partial<RefiPreview> = {}): RefiPreview => ({
  title: 'Онбординг методистов',
  origin: 'QualCoder',
  contents: '2\u00A0текста, 3\u00A0кода, 4\u00A0отрывка, 1\u00A0участник',
  codes: { added: 2, joined: 1 },
  hypotheses: { added: 0, joined: 0 },
  foreign: '',
  losses: [],
  known: null,
  take: () => Promise.resolve(DONE),
  ...change,
});

export const codebookPreview = (change: Partial<CodebookPreview> = {}): CodebookPreview => ({
  added: ['Цена', 'Кто решает'],
  joined: ['Ручная работа'],
  sets: 0,
  defined: 1,
  take: () => Promise.resolve(DONE),
  ...change,
});

/** Returns actions on projects, all done at once. */
export function refiActs() {
  return {
    onContents: fn<RefiActs['onContents']>(() => Promise.resolve({ ok: true, contents })),
    onExport: fn<RefiActs['onExport']>(() => Promise.resolve(DONE)),
    onRead: fn<RefiActs['onRead']>(() => Promise.resolve({ ok: true, preview: refiPreview() })),
  };
}

/** Fetches what can be done with projects, which is there already. */
export const loads = (acts: RefiActs) => {
  const loaded = Promise.resolve(acts);
  return () => loaded;
};

/** Returns actions on the codebook's files, all done at once. */
export function codebookFiles() {
  return {
    onExport: fn<CodebookFilesActs['onExport']>(() => Promise.resolve()),
    onRead: fn<CodebookFilesActs['onRead']>(() => Promise.resolve({ ok: true, preview: codebookPreview() })),
  };
}
