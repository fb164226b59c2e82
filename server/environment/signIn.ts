import * as v from 'valibot';

import { address, given, type Read, type Variable } from './variable.ts';

const LOCAL = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Required settings of a sign-in provider. */
export const OIDC_NEEDS = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const;

/** Variables of sign-in: the secret that signs, and the company's own provider. */
export const SIGN_IN_VARIABLES = {
  AUTH_SECRET: {
    schema: v.pipe(v.string(), v.regex(/^[!-~]{32,1000}$/)),
    fallback: null,
    ru: 'нужны 32 или больше случайных знака латиницей, например от openssl rand -base64 32',
    en: 'must be 32 or more random characters, such as openssl rand -base64 32 gives',
  },
  OIDC_ISSUER: {
    // A browser is sent there, and the secret: by an encrypted way, or on this machine.
    schema: address(
      ['http:', 'https:'],
      ({ protocol, hostname, search, hash, username }) =>
        search + hash + username === '' && (protocol === 'https:' || LOCAL.test(hostname)),
    ),
    fallback: null,
    ru: 'нужен адрес поставщика входа с https://, каким его называет он сам (issuer); с ним нужны OIDC_CLIENT_ID и OIDC_CLIENT_SECRET',
    en: 'must be the provider of sign-in as it names itself (issuer), with https://; OIDC_CLIENT_ID and OIDC_CLIENT_SECRET go with it',
  },
  OIDC_CLIENT_ID: given('идентификатор клиента у поставщика OIDC_ISSUER', 'id of the client at OIDC_ISSUER'),
  OIDC_CLIENT_SECRET: given('секрет клиента у поставщика OIDC_ISSUER', 'secret of the client at OIDC_ISSUER'),
  OIDC_NAME: {
    schema: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(40)),
    fallback: null,
    ru: 'нужно имя до 40 знаков: оно стоит на кнопке входа',
    en: 'must be a name of up to 40 characters: it stands on the button',
  },
} as const satisfies Readonly<Record<string, Variable>>;

/** A provider that people may sign in with (OpenID Connect). */
export interface OidcSettings {
  /** Base address of `/.well-known/openid-configuration`, without a slash at the end. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Button's text. */
  readonly name: string;
}

/** The company's own provider of sign-in; null for none. */
export function readOidc(read: Read<keyof typeof SIGN_IN_VARIABLES>): OidcSettings | null {
  const [issuer, clientId, clientSecret] = [
    read<string | null>('OIDC_ISSUER'),
    read<string | null>('OIDC_CLIENT_ID'),
    read<string | null>('OIDC_CLIENT_SECRET'),
  ];
  const name = read<string | null>('OIDC_NAME');
  return issuer === null || clientId === null || clientSecret === null
    ? null
    : { issuer: issuer.replace(/\/+$/, ''), clientId, clientSecret, name: name ?? new URL(issuer).hostname };
}
