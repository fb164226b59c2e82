import { describe, expect, it } from 'vitest';

import { concernsOf, type RecordChange } from '#src/domain/comments/concerns.ts';
import { example } from '#tests/store/examples.ts';

import { ANNA, PAVEL, comment } from './sampleComments.ts';

const thread = [comment('c', 0), comment('r', 1, { threadId: 'c', authorId: 'olga' })];
const reads = { thread: () => thread };
const told = (changed: Omit<RecordChange, 'id'>, me = 'nobody') =>
  concernsOf([{ id: 'x', ...changed }], me, reads).map(({ memberId, why }) => [memberId, why]);

describe('whom a commit concerns', () => {
  it('those whom a comment calls, with what it is about; never its author', () => {
    const after = comment('x', 0, { part: 'q0', mentions: [ANNA, PAVEL] });
    expect(concernsOf([{ kind: 'comment', id: 'x', before: undefined, after }], 'anna', reads)).toEqual([
      { memberId: 'pavel', why: 'mentioned', kind: 'comment', id: 'x', on: 'hypothesis:h', part: 'q0' },
    ]);
  });

  it('those who spoke in the thread; who is called in the reply is told that, once', () => {
    const after = comment('x', 2, { threadId: 'c', mentions: [ANNA] });
    expect(told({ kind: 'comment', before: undefined, after })).toEqual([
      ['anna', 'mentioned'],
      ['olga', 'reply'],
    ]);
    expect(told({ kind: 'comment', before: undefined, after }, 'olga')).toEqual([['anna', 'mentioned']]);
  });

  it('of an edit, those alone whom it calls anew', () => {
    const before = comment('x', 2, { threadId: 'c', mentions: [ANNA] });
    expect(told({ kind: 'comment', before, after: { ...before, mentions: [ANNA, PAVEL] } })).toEqual([
      ['pavel', 'mentioned'],
    ]);
    expect(told({ kind: 'comment', before, after: { ...before, withdrawnAt: '2026', mentions: [PAVEL] } })).toEqual([]);
    expect(told({ kind: 'comment', before, after: { ...before, deletedAt: '2026', mentions: [PAVEL] } })).toEqual([]);
  });

  it('whoever was put in charge', () => {
    const before = example('experiment', { assigneeId: 'anna' });
    const after = example('experiment', { assigneeId: 'pavel' });
    expect(concernsOf([{ kind: 'experiment', id: 'experiment-1', before, after }], 'anna', reads)).toEqual([
      {
        memberId: 'pavel',
        why: 'assigned',
        kind: 'experiment',
        id: 'experiment-1',
        on: 'experiment:experiment-1',
        part: null,
      },
    ]);
    expect(told({ kind: 'experiment', before: after, after })).toEqual([]);
    expect(told({ kind: 'experiment', before, after: example('experiment', { assigneeId: null }) })).toEqual([]);
    expect(told({ kind: 'experiment', before: undefined, after }, 'pavel')).toEqual([]);
  });

  it('who is asked to look, and who asked once it is answered', () => {
    const asked = example('review', { state: 'asked' });
    const answered = example('review', { state: 'accepted' });
    expect(told({ kind: 'review', before: undefined, after: asked })).toEqual([['member-2', 'reviewAsked']]);
    expect(told({ kind: 'review', before: asked, after: answered }, 'member-2')).toEqual([
      ['member-1', 'reviewAnswered'],
    ]);
    expect(told({ kind: 'review', before: answered, after: answered })).toEqual([]);
  });

  it('nobody, of what is damaged or of another kind', () => {
    expect(
      told({ kind: 'comment', before: undefined, after: { mentions: [7, null, { id: 3 }], threadId: null } }),
    ).toEqual([]);
    expect(told({ kind: 'research', before: undefined, after: example('research') })).toEqual([]);
    expect(told({ kind: 'research', before: example('research'), after: undefined })).toEqual([]);
  });
});
