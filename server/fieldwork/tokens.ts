import { createHmac } from 'node:crypto';

export type TokenPurpose = 'respondent' | 'round';

/** Bytes of a token: 160 bits cannot be guessed, and take 27 characters of an address. */
const BYTES = 20;

/**
 * Returns the token of a respondent's personal address, or of an open one: derived from the server's secret whenever it is to be
 * shown, so that none is stored. The database alone reveals no address.
 */
export function tokenOf(secret: string, purpose: TokenPurpose, companyId: string, id: string): string {
  const about = JSON.stringify(['orientir: address', purpose, companyId, id]);
  return createHmac('sha256', secret).update(about).digest().subarray(0, BYTES).toString('base64url');
}

/** Returns the path of a respondent's page, under the server's address. */
export const addressOfToken = (token: string): string => `/i/${token}`;
