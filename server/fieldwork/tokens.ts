import { createHmac } from 'node:crypto';

export type TokenPurpose = 'respondent' | 'round';

/** Bytes of a token: 160 bits cannot be guessed, and stand in an address of 27 signs. */
const BYTES = 20;

/**
 * The token of somebody's personal address, or of an open one: made of the server's secret whenever it is to be shown, so that none is
 * kept. Whoever has the database alone has no address.
 */
export function tokenOf(secret: string, purpose: TokenPurpose, companyId: string, id: string): string {
  const about = JSON.stringify(['orientir: address', purpose, companyId, id]);
  return createHmac('sha256', secret).update(about).digest().subarray(0, BYTES).toString('base64url');
}

/** Where a respondent's page stands, under the server's address. */
export const addressOfToken = (token: string): string => `/i/${token}`;
