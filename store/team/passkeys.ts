import { askSignIn, type SignInAnswer } from './signInApi.ts';

export const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && typeof PublicKeyCredential.parseCreationOptionsFromJSON === 'function';

const given = (error: unknown): SignInAnswer => ({
  ok: false,
  problem: error instanceof DOMException && error.name === 'NotAllowedError' ? 'cancelled' : 'invalid',
});

/**
 * Signs in with a passkey of this device.
 * @param suggesting ends it; given, the browser offers its keys in the field of the address, and asks nothing by itself
 */
export async function enterByPasskey(suggesting?: AbortSignal): Promise<SignInAnswer> {
  const asked = await askSignIn('passkey/generate-authenticate-options', { method: 'GET' });
  if (!asked.ok) return asked;
  try {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON({
      ...(asked.value as unknown as PublicKeyCredentialRequestOptionsJSON),
      // A finger, a face or a code: the second factor is in the device.
      userVerification: 'required',
    });
    const credential = (await navigator.credentials.get({
      publicKey,
      ...(suggesting ? { mediation: 'conditional', signal: suggesting } : {}),
    })) as PublicKeyCredential | null;
    if (!credential) return { ok: false, problem: 'cancelled' };
    return await askSignIn('passkey/verify-authentication', { body: { response: credential.toJSON() } });
  } catch (error) {
    return given(error);
  }
}

/** Whether this browser offers passkeys in a field. */
export const suggestsPasskeys = async (): Promise<boolean> =>
  hasPasskeys() && (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true;

/** Makes a passkey on this device. @param name by which its person knows it */
export async function addPasskey(name: string): Promise<SignInAnswer> {
  const asked = await askSignIn('passkey/generate-register-options', { method: 'GET' });
  if (!asked.ok) return asked;
  try {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
      asked.value as unknown as PublicKeyCredentialCreationOptionsJSON,
    );
    const credential = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential | null;
    if (!credential) return { ok: false, problem: 'cancelled' };
    return await askSignIn('passkey/verify-registration', { body: { response: credential.toJSON(), name } });
  } catch (error) {
    return given(error);
  }
}
