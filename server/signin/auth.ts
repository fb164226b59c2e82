import { passkey } from '@better-auth/passkey';
import type { BetterAuthOptions } from 'better-auth';
import { APIError } from 'better-auth/api';
import { betterAuth } from 'better-auth/minimal';
import { genericOAuth } from 'better-auth/plugins/generic-oauth';

import type { OidcSettings } from '../environment/signIn.ts';
import type { ServerContext } from '../context/context.ts';
import { SESSION_DAYS } from '../core/days.ts';
import { authAdapter } from './adapter.ts';
import { cookieName } from './cookie.ts';
import { ownWays } from './ownWays.ts';
import { expectEntrant } from './entrants.ts';
import { FRESH } from './freshness.ts';
import { onceOnly, secondFactor } from './secondFactor.ts';

const AUTH_PATH = '/api/auth';

/** Name of the company's own provider in addresses. */
const PROVIDER = 'oidc';

const provider = ({ issuer, clientId, clientSecret, name }: OidcSettings) =>
  genericOAuth({
    config: [
      {
        providerId: PROVIDER,
        name,
        discoveryUrl: `${issuer}/.well-known/openid-configuration`,
        clientId,
        clientSecret,
        scopes: ['openid', 'email', 'profile'],
        pkce: true,
        requireIdTokenVerification: true,
        requireEmailVerification: true,
      },
    ],
  });

function expectVerified(isVerified: boolean | undefined): void {
  if (isVerified !== true) throw APIError.from('UNAUTHORIZED', { code: 'WRONG', message: 'not verified' });
}

/** The library's name for our columns: a user is a person, and everything of theirs is by `personId`. */
const TABLES = {
  user: { modelName: 'person' },
  session: {
    modelName: 'session',
    fields: { token: 'tokenHash', userId: 'personId' },
    expiresIn: SESSION_DAYS * 24 * 60 * 60,
    // Sessions go on by being used (GET /api/session), not by the library.
    disableSessionRefresh: true,
    freshAge: FRESH,
  },
  verification: { modelName: 'verification', storeIdentifier: 'hashed' },
} as const satisfies BetterAuthOptions;

/** Tokens of a provider let in there: they are of no use here, and are not kept. */
const NO_TOKENS = {
  accessToken: null,
  refreshToken: null,
  idToken: null,
  accessTokenExpiresAt: null,
  refreshTokenExpiresAt: null,
};

function authOptions(server: ServerContext, oidc: OidcSettings | null): BetterAuthOptions {
  const { environment, database, secret } = server;
  const isSecure = environment.baseUrl?.startsWith('https:') ?? false;
  const prefix = isSecure ? '__Host-' : '';
  const cookie = (name: string) => ({ name: `${prefix}orientir-${name}` });
  return {
    appName: 'Ориентир',
    // Without one each request says itself where it came to; that it is its own page's was seen before.
    ...(environment.baseUrl === null ? {} : { baseURL: environment.baseUrl }),
    basePath: AUTH_PATH,
    secret: secret.get(),
    database: authAdapter(database),
    telemetry: { enabled: false },
    // Its messages would quote user input.
    logger: { disabled: true },
    // Our own limits count by the address that a proxy reports, and by the account being signed in to.
    rateLimit: { enabled: false },
    onAPIError: { errorURL: '/login' },
    ...TABLES,
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      requireEmailVerification: true,
    },
    account: {
      modelName: 'account',
      fields: { userId: 'personId' },
      // A provider is believed about the addresses that it has verified, and no further.
      accountLinking: { enabled: true, requireLocalEmailVerified: true, updateUserInfoOnLink: false },
      updateAccountOnSignIn: false,
    },
    databaseHooks: {
      user: { create: { before: (given) => expectEntrant(server, given) } },
      account: { create: { before: async (given) => ({ data: { ...given, ...NO_TOKENS } }) } },
    },
    advanced: {
      useSecureCookies: false,
      disableCSRFCheck: false,
      disableOriginCheck: false,
      ipAddress: { disableIpTracking: true },
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', secure: isSecure, path: '/' },
      cookies: {
        session_token: { name: cookieName(isSecure) },
        two_factor: cookie('second-factor'),
        trust_device: cookie('trusted'),
        dont_remember: cookie('short'),
        state: cookie('state'),
        oauth_state: cookie('state'),
        passkey: cookie('passkey'),
      },
    },
    plugins: [
      ownWays(server),
      onceOnly(server),
      secondFactor(),
      passkey({
        rpName: 'Ориентир',
        // Else it believes the Origin of a request: that was seen to be ours, by what the request itself says where there is no BASE_URL.
        ...(environment.baseUrl === null ? {} : { origin: environment.baseUrl }),
        schema: { passkey: { fields: { userId: 'personId', credentialID: 'credentialId' } } },
        // Found without a name being typed, and opened by a finger, a face or a code: two factors.
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        // Asked of the device, and seen to have been done.
        registration: {
          afterVerification: async ({ verification }) => expectVerified(verification.registrationInfo?.userVerified),
        },
        authentication: {
          afterVerification: async ({ verification }) => expectVerified(verification.authenticationInfo.userVerified),
        },
        advanced: { webAuthnChallengeCookie: 'passkey' },
      }),
      ...(oidc === null ? [] : [provider(oidc)]),
    ],
  };
}

export interface Auth {
  handler(request: Request): Promise<Response>;
}

/**
 * The library over our tables.
 * @param oidc the provider, for its own ways alone: its answer is waited for before anything else is
 */
export function createAuth(server: ServerContext, oidc: OidcSettings | null): Auth {
  return betterAuth(authOptions(server, oidc));
}
