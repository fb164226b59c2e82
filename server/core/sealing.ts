import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/* Seals a company's secrets that open something elsewhere, so that the database alone gives nothing away. */

const NONCE = 12;
const TAG = 16;

/** Seals what is kept for one purpose, and opens it. */
export interface Sealing {
  /** Seals a text of a company; another company's seal, or that of another purpose, does not open it. */
  seal(secret: string, companyId: string, text: string): string;
  /** Opens what was sealed; null for what another secret sealed, or what was changed since. */
  unseal(secret: string, companyId: string, sealed: string): string | null;
}

/** @param purpose what it is for: each has a key of its own */
export function createSealing(purpose: string): Sealing {
  const keyOf = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  return {
    seal(secret, companyId, text) {
      const nonce = randomBytes(NONCE);
      const cipher = createCipheriv('aes-256-gcm', keyOf(secret), nonce).setAAD(Buffer.from(companyId));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    unseal(secret, companyId, sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      try {
        const nonce = bytes.subarray(0, NONCE);
        const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), nonce, { authTagLength: TAG });
        decipher.setAAD(Buffer.from(companyId)).setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
        return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}
