import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';

import { isProof, proofText } from '#src/domain/respond/proof.ts';
import { createProver } from '#respond/prove.ts';

const hashOf = (challenge: string, answer: string) =>
  createHash('sha256').update(proofText(challenge, answer)).digest();

it('an answer proves its own challenge alone', async () => {
  const prove = createProver();
  const answers = await Promise.all(['one', 'two', 'three'].map((challenge) => createProver()(challenge)));
  expect(answers.map((answer, at) => isProof(hashOf(['one', 'two', 'three'][at] ?? '', answer)))).toEqual([true, true, true]); // prettier-ignore
  expect(isProof(hashOf('two', answers[0] ?? ''))).toBe(false);
  // Asked again it is known: the work is done once.
  expect(prove('one')).toBe(prove('one'));
  expect(prove('two')).not.toBe(prove('one'));
});
