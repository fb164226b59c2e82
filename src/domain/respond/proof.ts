/* Small proof of work by which an open link tells a human reader's page from a script (R393). */

/**
 * Zero bits at the beginning of the proof's SHA-256: about eight thousand tries. Chromium makes them in 30 milliseconds, six
 * times slower in 200, and hardly ever in more than a second, while the consent is read. It is no wall by itself: the limit per
 * address complements it.
 */
export const PROOF_BITS = 13;

/**
 * Returns the text to hash.
 * @param answer what the page has found
 */
export const proofText = (challenge: string, answer: string): string => `${challenge}:${answer}`;

/** Whether a hash proves the work. */
export const isProof = (hash: Uint8Array): boolean =>
  (((hash[0] ?? 255) << 8) | (hash[1] ?? 255)) >> (16 - PROOF_BITS) === 0;
