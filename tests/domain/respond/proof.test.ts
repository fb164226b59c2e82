import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';

import { isProof, PROOF_BITS, proofText } from '#src/domain/respond/proof.ts';

const hashOf = (challenge: string, answer: string) =>
  createHash('sha256').update(proofText(challenge, answer)).digest();

it('is as rare as its bits say, and no hash that is too short proves anything', () => {
  const tries = 40_000;
  const found = Array.from({ length: tries }, (_, at) => isProof(hashOf('rare', String(at)))).filter(Boolean).length;
  expect(found / tries).toBeLessThan(4 / 2 ** PROOF_BITS);
  expect(found).toBeGreaterThan(0);
  const hashes = [[0, 7], [0, 8], [1, 0], [0], []].map((bytes) => isProof(new Uint8Array(bytes)));
  expect(hashes).toEqual([true, false, false, false, false]);
});

it('is of one challenge and one answer: neither runs into the other', () => {
  expect(proofText('a:1', '2')).not.toBe(proofText('a', '12'));
  expect(hashOf('a', '1')).not.toEqual(hashOf('b', '1'));
});
