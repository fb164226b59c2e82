import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/* A device that makes passkeys and signs with them, as WebAuthn (level 2, section 6) has it: without a browser, for tests of the server. */

/** Request of a server to a device. */
export interface Asked {
  readonly challenge: string;
}

export interface Authenticator {
  /** Whether it asks for a finger, a face or a code; true at first. */
  isKnowing: boolean;
  /** Answer that registers the passkey. */
  register(asked: Asked): object;
  /** Answer that lets in by it. */
  enter(asked: Asked): object;
}

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();
const text = (data: Buffer | string): string => Buffer.from(data).toString('base64url');

/** Bits of a device's answer: it was touched, it knew the user, it made a key. */
const [TOUCHED, KNOWN, MADE] = [0x01, 0x04, 0x40];

/** CBOR of {fmt: 'none', attStmt: {}, authData}, for 128 to 255 bytes of the last. */
const attestation = (data: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from([0xa3, 0x63]),
    Buffer.from('fmt'),
    Buffer.from([0x64]),
    Buffer.from('none'),
    Buffer.from([0x67]),
    Buffer.from('attStmt'),
    Buffer.from([0xa0, 0x68]),
    Buffer.from('authData'),
    Buffer.from([0x58, data.length]),
    data,
  ]);

/**
 * Makes a device.
 * @param origin of the pages that ask it
 * @param host that the passkey is for
 */
export function createAuthenticator(origin: string, host = new URL(origin).hostname): Authenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  // COSE: kty EC2, alg ES256, crv P-256, x, y.
  const key = Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
    Buffer.from(x, 'base64url'),
    Buffer.from([0x22, 0x58, 0x20]),
    Buffer.from(y, 'base64url'),
  ]);
  const said = (bits: number): Buffer =>
    Buffer.concat([sha256(host), Buffer.from([TOUCHED | (device.isKnowing ? KNOWN : 0) | bits]), Buffer.alloc(4)]);
  const client = (type: string, challenge: string): string =>
    JSON.stringify({ type, challenge, origin, crossOrigin: false });
  const answer = (response: object): object => ({
    id: text(id),
    rawId: text(id),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });
  const device: Authenticator = {
    isKnowing: true,
    register({ challenge }) {
      const data = Buffer.concat([said(MADE), Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
      return answer({
        clientDataJSON: text(client('webauthn.create', challenge)),
        attestationObject: text(attestation(data)),
        transports: ['internal'],
      });
    },
    enter({ challenge }) {
      const [asked, data] = [client('webauthn.get', challenge), said(0)];
      return answer({
        clientDataJSON: text(asked),
        authenticatorData: text(data),
        signature: text(sign('sha256', Buffer.concat([data, sha256(asked)]), privateKey)),
      });
    },
  };
  return device;
}
