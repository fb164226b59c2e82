import type { OidcSettings } from '../environment/signIn.ts';
import type { ServerContext } from '../context/context.ts';
import { RefusedError } from '../core/refusal.ts';
import type { Auth } from './auth.ts';

/** Milliseconds that a provider has to say what it is. */
const PATIENCE = 10_000;

/** Whether a provider answers, and is the one that was meant. */
async function isThere({ issuer }: OidcSettings): Promise<boolean> {
  const response = await fetch(`${issuer}/.well-known/openid-configuration`, { signal: AbortSignal.timeout(PATIENCE) });
  const said = (await response.json()) as { issuer?: unknown };
  return response.ok && typeof said.issuer === 'string' && said.issuer.replace(/\/+$/, '') === issuer;
}

/**
 * The library with the company's provider. It asks the provider once what it is, and would go on without it for ever: so it is
 * made when the provider answers, and by itself, for who comes in otherwise must not wait.
 */
export function loadProvider(server: ServerContext, oidc: OidcSettings): () => Promise<Auth> {
  let made: Promise<Auth> | null = null;
  const make = async (): Promise<Auth> => {
    const there = await isThere(oidc).catch((error: unknown) => {
      server.log.error('provider', error);
      return false;
    });
    if (!there) throw new RefusedError('unavailable', 5);
    const { createAuth } = await import('./auth.ts');
    return createAuth(server, oidc);
  };
  return () => {
    made ??= make().catch((error: unknown) => {
      made = null;
      throw error;
    });
    return made;
  };
}
