/* A little work by which an open link tells a page that somebody reads from a script that runs through it (R393). */

/**
 * Zero bits with which the SHA-256 of a proof begins: about eight thousand tries. Chromium makes them in 30 milliseconds, six times
 * slower in 200, and hardly ever in more than a second, while the consent is read. It is no wall by itself: the limit of an address stands
 * beside it.
 */
export const PROOF_BITS = 13;

/** Of what the hash is taken. @param answer what the page has found */
export const proofText = (challenge: string, answer: string): string => `${challenge}:${answer}`;

/** Whether a hash proves the work. */
export const isProof = (hash: Uint8Array): boolean =>
  (((hash[0] ?? 255) << 8) | (hash[1] ?? 255)) >> (16 - PROOF_BITS) === 0;
