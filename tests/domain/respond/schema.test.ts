import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { MAX_ANSWER } from '#src/domain/respond/limits.ts';
import { sentSchema } from '#src/domain/respond/schema.ts';

const sent = (value: unknown) => v.safeParse(sentSchema, value).success;
const answer = { type: 'answer', id: 'm', place: { question: 'q', why: 0 }, text: 'Да' };

describe('what a page of a respondent sends', () => {
  it.each(['agree', 'decline', 'stop', 'resume', 'withdraw', 'back', 'skip', 'asAnswer'])('may be «%s»', (type) => {
    expect(sent({ type, id: 'm' })).toBe(true);
  });

  it('may be an answer, also one of options or of a file, and one to nothing of the script', () => {
    for (const more of [
      {},
      { place: null },
      { options: ['yes'] },
      { file: 'ab'.repeat(32) },
      { text: 'а'.repeat(MAX_ANSWER) },
    ])
      // prettier-ignore
      expect(sent({ ...answer, ...more })).toBe(true);
    expect(sent({ type: 'agree', id: 'm', proof: { challenge: 'c', answer: '17' } })).toBe(true);
  });

  it.each([
    ['a deed that is the team’s', { type: 'forget', id: 'm' }],
    ['what is not known when it comes again', { type: 'agree', id: '' }],
    ['an id without end', { type: 'agree', id: 'i'.repeat(101) }],
    ['an answer of nowhere', { ...answer, place: undefined }],
    ['a book', { ...answer, text: 'а'.repeat(MAX_ANSWER + 1) }],
    ['a file by its name', { ...answer, file: '../secret' }],
    ['a file by more than its name', { ...answer, file: `${'ab'.repeat(32)}x` }],
    ['more options than there can be', { ...answer, options: Array.from({ length: 201 }, String) }],
    ['a proof that is a program', { type: 'agree', id: 'm', proof: { challenge: 'c', answer: '1'.repeat(21) } }],
  ])('is never %s', (_, wrong) => {
    expect(sent(wrong)).toBe(false);
  });
});
