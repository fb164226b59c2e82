import { createHash, randomBytes } from 'node:crypto';

/** Returns a secret for a cookie or a link: 256 random bits in URL-safe letters. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns the hash of a token that the database stores. A token is random, so a plain hash cannot be guessed back. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
