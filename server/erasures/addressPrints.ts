import { createHmac } from 'node:crypto';

/*
 * A refusal outlives its contact (R448): who refused is known by prints of their addresses, made with the server's secret, each company
 * with its own: addresses cannot be tried on them by somebody who has the database or a backup alone.
 */

/** Bytes of a print. */
const BYTES = 16;

/** Returns what makes the print of an address in a company. @returns of a key of `personKeys` */
export function addressPrinter(secret: string, companyId: string): (key: string) => string {
  const key = createHmac('sha256', secret)
    .update(JSON.stringify(['orientir: invited addresses', companyId]))
    .digest();
  return (one) => createHmac('sha256', key).update(one).digest().subarray(0, BYTES).toString('base64url');
}
