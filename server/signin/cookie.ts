import { createHmac, timingSafeEqual } from 'node:crypto';

/** Length of a signature: SHA-256 in base64. */
const SIGNATURE = 44;

const signatureOf = (token: string, secret: string): string =>
  createHmac('sha256', secret).update(token).digest('base64');

/** Returns the value of a session's cookie in better-auth's own form: the token and the server's signature of it. */
export const signed = (token: string, secret: string): string => `${token}.${signatureOf(token, secret)}`;

/**
 * The token of a session's cookie.
 * @param value as it was sent, decoded
 * @returns null unless this server's secret has signed it: such a one need not be looked for
 */
export function tokenIn(value: string | undefined, secret: string): string | null {
  if (value === undefined || value.length > 300) return null;
  const dot = value.lastIndexOf('.');
  const [token, given] = [value.slice(0, dot), Buffer.from(value.slice(dot + 1))];
  if (dot < 1 || given.length !== SIGNATURE) return null;
  return timingSafeEqual(given, Buffer.from(signatureOf(token, secret))) ? token : null;
}

/** Name of the session's cookie. Behind TLS the browser itself ensures that no other host of the same domain has set it. */
export const cookieName = (isSecure: boolean): string => (isSecure ? '__Host-orientir' : 'orientir');
