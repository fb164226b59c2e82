import { createHash, randomBytes } from 'node:crypto';

/** A secret for a cookie or a link: 256 random bits, in letters that stand in an address. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What of a token stands in the database. A token is random, so that a plain hash cannot be guessed back. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
