import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { Provider } from 'oidc-provider';

/* A real provider of sign-in, as a company has one. It asks for no password: the test sets who is signed in. */

export interface ProviderAccount {
  readonly sub: string;
  readonly name?: string;
  readonly email?: string;
  readonly email_verified?: boolean;
}

export interface TestProvider {
  /** As a server's OIDC_ISSUER has it. */
  readonly issuer: string;
  /** Who is there: signs in without a question. Null refuses. */
  account: ProviderAccount | null;
  /** Answer of its userinfo in place of the true one; null for the true one. */
  userinfo: Readonly<Record<string, unknown>> | null;
  /** Requests that came to it so far, by path. */
  readonly asked: string[];
  /** Lets a client in, with its address to come back to. */
  register(redirectUri: string): void;
  stop(): Promise<void>;
}

/** Id and secret of the client. */
export const CLIENT = { id: 'orientir', secret: 'the-secret-of-the-client' };

/** Path of its answer on the person's identity. */
const USERINFO = '/me';

function create(issuer: string, redirectUri: string, accountOf: () => ProviderAccount | null): Provider {
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [redirectUri],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    cookies: { keys: ['a-key-of-the-provider'] },
    pkce: { required: () => true },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    routes: { userinfo: USERINFO },
    // Its own pages would ask for a name and a password, with no one to type them.
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({ name: 'Кто-то', ...accountOf(), sub: id }),
    }),
    async loadExistingGrant(context) {
      const { client, session } = context.oidc;
      const grant = new context.oidc.provider.Grant({
        clientId: client?.clientId ?? '',
        accountId: session?.accountId ?? '',
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    ttl: { Session: 600, Grant: 600, Interaction: 600, AccessToken: 600, IdToken: 600 },
  });
  return provider;
}

/** Starts a provider; it knows its client when that is registered. */
export async function startProvider(account: ProviderAccount | null): Promise<TestProvider> {
  let provider: Provider | null = null;
  const asked: string[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    asked.push((request.url ?? '').replace(/\?.*$/, ''));
    if (!provider) {
      response.writeHead(503).end();
      return;
    }
    if (running.userinfo && request.url === USERINFO) {
      response.setHeader('Content-Type', 'application/json').end(JSON.stringify(running.userinfo));
      return;
    }
    if (!request.url?.startsWith('/interaction/')) {
      await provider.callback()(request, response);
      return;
    }
    const result = running.account
      ? { login: { accountId: running.account.sub } }
      : { error: 'access_denied', error_description: 'no' };
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const running: TestProvider = {
    issuer,
    account,
    userinfo: null,
    asked,
    register(redirectUri) {
      provider = create(issuer, redirectUri, () => running.account);
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return running;
}
