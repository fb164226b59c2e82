import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

import { isProof, proofText } from '../../../src/domain/respond/proof.ts';
import { OUTDATED_PAGE } from '../../../src/domain/fieldwork/places/closed.ts';
import type { Sent, View } from '../../../src/domain/respond/view.ts';
import type { FoundAddress } from '../people.ts';

/* Work required from a respondent who begins by an open link (R393). It is not stored until they have begun by it. */

/** Proof sent with consent at an open link. */
export type ChallengeProof = NonNullable<Exclude<Sent, { type: 'answer' }>['proof']>;

/** Milliseconds for which a challenge may be answered: a consent may be read over a meal. */
const LASTS = 60 * 60 * 1000;

type Link = Pick<FoundAddress, 'companyId' | 'id'>;

const signed = (secret: string, { companyId, id }: Link, about: string): Buffer =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['orientir: challenge', companyId, id, about]))
    .digest()
    .subarray(0, 16);

/** A challenge of an open link: until when it may be answered, what makes it another than all others, and the server's signature. */
export function challengeFor(secret: string, link: Link, now: Date): string {
  const about = `${(now.getTime() + LASTS).toString(36)}.${randomBytes(12).toString('base64url')}`;
  return `${about}.${signed(secret, link, about).toString('base64url')}`;
}

/** Whether a challenge of this link was solved in time. Whether it was used before is checked when the respondent is made. */
export function isProven(secret: string, link: Link, proof: ChallengeProof | undefined, now: Date): boolean {
  if (!proof) return false;
  const [until = '', nonce = '', signature = ''] = proof.challenge.split('.');
  const given = Buffer.from(signature, 'base64url');
  const ours = signed(secret, link, `${until}.${nonce}`);
  if (given.length !== ours.length || !timingSafeEqual(given, ours)) return false;
  const hash = createHash('sha256').update(proofText(proof.challenge, proof.answer)).digest();
  return Number.parseInt(until, 36) > now.getTime() && isProof(hash);
}

/** Returns the view for a page that sends no work at all: it was opened before any was required, and can only show that. */
export const askedToReload = (view: View): View => ({
  ...view,
  step: 'closed',
  words: { ...view.words, welcome: '', consent: '', closed: OUTDATED_PAGE },
  challenge: '',
});
