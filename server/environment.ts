import path from 'node:path';
import * as v from 'valibot';

import { isEmail } from '../src/domain/core/email.ts';

/** What a server is started with. */
export interface Environment {
  /** Port; 0 for any free one. */
  readonly port: number;
  /** Address to listen at. */
  readonly host: string;
  /** Absolute path of the folder for the embedded database and files. */
  readonly dataFolder: string;
  /** PostgreSQL to use; null for the embedded one. */
  readonly databaseUrl: string | null;
  /** Connections to PostgreSQL, at most. */
  readonly databaseConnections: number;
  /** Origin at which people open it, without a slash at the end; null for whatever address a request came to. */
  readonly baseUrl: string | null;
  /** Whether a proxy in front says who asks (`X-Forwarded-For`). */
  readonly isBehindProxy: boolean;
  /** Largest body of a request, bytes. */
  readonly bodyBytes: number;
  /** Requests of one person that change something, a second; ten times as many at once. */
  readonly writesPerSecond: number;
  /** Records of one company, at most. */
  readonly companyRecords: number;
  /** Bytes of one company's records, at most. */
  readonly companyBytes: number;
  /** Bytes of one file, at most. */
  readonly fileBytes: number;
  /** Bytes of one company's files, at most, those on their way up included. */
  readonly companyFileBytes: number;
  /** Who carries letters; null where none are sent, and links are shown to copy. */
  readonly mail: {
    /** With the password, if it needs one. */
    readonly url: string;
    /** Who they are from: an address, perhaps with a name. */
    readonly from: string;
  } | null;
  /** The S3-compatible store that keeps files; null for the data folder. */
  readonly s3: {
    /** Without a slash at the end. */
    readonly endpoint: string;
    readonly region: string;
    readonly bucket: string;
    readonly accessKeyId: string;
    readonly secretAccessKey: string;
  } | null;
  /** What cookies are signed and second factors encrypted with; null for one made once in the data folder. */
  readonly authSecret: string | null;
  /** The company's own provider of sign-in; null for none. */
  readonly oidc: OidcSettings | null;
}

/** A provider that people may sign in with (OpenID Connect). */
export interface OidcSettings {
  /** Where `/.well-known/openid-configuration` stands, without a slash at the end. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** What the button says. */
  readonly name: string;
}

/** A value that a server cannot be started with. */
export interface BadValue {
  /** Name of the variable. */
  readonly name: string;
  readonly ru: string;
  readonly en: string;
}

const MEGABYTE = 1024 * 1024;

const whole = (least: number, most: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number), v.minValue(least), v.maxValue(most));

function address(protocols: readonly string[], isWhole: (url: URL) => boolean) {
  return v.pipe(
    v.string(),
    v.check((text) => {
      const url = URL.canParse(text) ? new URL(text) : null;
      return url !== null && protocols.includes(url.protocol) && url.hostname !== '' && isWhole(url);
    }),
  );
}

interface Variable {
  readonly schema: v.GenericSchema<string, unknown>;
  readonly fallback: unknown;
  readonly ru: string;
  readonly en: string;
}

const wholeVariable = (least: number, most: number, fallback: number): Variable => ({
  schema: whole(least, most),
  fallback,
  ru: `нужно целое число от ${least} до ${most}`,
  en: `must be a whole number from ${least} to ${most}`,
});

const folder = v.pipe(
  v.string(),
  v.check((text) => !text.includes('\0')),
);

const secret = (ru: string, en: string): Variable => ({
  schema: v.pipe(v.string(), v.regex(/^[!-~]{1,1000}$/)),
  fallback: null,
  ru: `нужен ${ru}`,
  en: `must be the ${en}`,
});

/** Names of this very machine. */
const LOCAL = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** What an S3-compatible store needs; some of it without the rest is a mistake, and files would go to the wrong place. */
const S3_NEEDS = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** What a provider of sign-in needs. */
const OIDC_NEEDS = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const;

/** What letters need besides the server that carries them: who they are from, and where the links in them lead. */
const MAIL_NEEDS = ['MAIL_FROM', 'BASE_URL'] as const;

/** `name@company.example`, or with a name before it. */
const SENDER = /^(?:[^<>@"\r\n]{1,100} )?<([^<>]+)>$/;

/** Every variable that the server reads; docs/running.md lists the same. */
export const VARIABLES = {
  PORT: wholeVariable(0, 65_535, 5173),
  HOST: {
    schema: v.pipe(v.string(), v.regex(/^[\w.:-]+$/)),
    fallback: 'localhost',
    ru: 'нужно имя или адрес, на котором слушать: localhost, 0.0.0.0, ::',
    en: 'must be a name or an address to listen at: localhost, 0.0.0.0, ::',
  },
  DATA_DIR: {
    schema: folder,
    fallback: 'data',
    ru: 'нужен путь к папке',
    en: 'must be the path of a folder',
  },
  DATABASE_URL: {
    schema: address(['postgres:', 'postgresql:'], () => true),
    fallback: null,
    ru: 'нужен адрес вида postgresql://имя:пароль@сервер:5432/база',
    en: 'must look like postgresql://user:password@host:5432/database',
  },
  DATABASE_CONNECTIONS: wholeVariable(2, 500, 10),
  BASE_URL: {
    schema: address(['http:', 'https:'], ({ pathname, search, hash }) => pathname === '/' && search + hash === ''),
    fallback: null,
    ru: 'нужен адрес без пути, по которому открывают Ориентир: https://orientir.example',
    en: 'must be the address, without a path, at which people open it: https://orientir.example',
  },
  BEHIND_PROXY: {
    schema: v.pipe(
      v.picklist(['0', '1']),
      v.transform((text) => text === '1'),
    ),
    fallback: false,
    ru: 'нужно 0 или 1',
    en: 'must be 0 or 1',
  },
  BODY_MB: wholeVariable(1, 256, 32),
  WRITES_PER_SECOND: wholeVariable(1, 100_000, 50),
  COMPANY_RECORDS: wholeVariable(1, 100_000_000, 500_000),
  COMPANY_MB: wholeVariable(1, 10_000_000, 4096),
  // A multipart object has ten thousand parts of 8 MiB.
  FILE_MB: wholeVariable(1, 80_000, 2048),
  COMPANY_FILES_MB: wholeVariable(1, 1_000_000_000, 51_200),
  SMTP_URL: {
    schema: address(
      ['smtp:', 'smtps:'],
      ({ pathname, search, hash }) => /^\/?$/.test(pathname) && search + hash === '',
    ),
    fallback: null,
    ru: 'нужен адрес вида smtp://имя:пароль@сервер:587 или smtps://…:465; с ним нужны MAIL_FROM и BASE_URL',
    en: 'must look like smtp://user:password@host:587 or smtps://…:465; MAIL_FROM and BASE_URL go with it',
  },
  MAIL_FROM: {
    schema: v.pipe(
      v.string(),
      v.check((text) => isEmail(SENDER.exec(text)?.[1] ?? text)),
    ),
    fallback: null,
    ru: 'нужен адрес, от которого идут письма: no-reply@company.example или Ориентир <no-reply@company.example>',
    en: 'must be the address that letters are from: no-reply@company.example or Orientir <no-reply@company.example>',
  },
  S3_ENDPOINT: {
    schema: address(['http:', 'https:'], ({ search, hash, username }) => search + hash + username === ''),
    fallback: null,
    ru: 'нужен адрес хранилища, совместимого с S3: https://storage.example; с ним нужны S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY',
    en: 'must be the address of an S3-compatible store: https://storage.example; S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY go with it',
  },
  S3_BUCKET: {
    schema: v.pipe(v.string(), v.regex(/^[\w.-]{3,255}$/)),
    fallback: null,
    ru: 'нужно имя корзины в хранилище S3_ENDPOINT',
    en: 'must be the name of a bucket of the store at S3_ENDPOINT',
  },
  S3_REGION: {
    schema: v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/)),
    fallback: 'us-east-1',
    ru: 'нужно имя региона: us-east-1, ru-central1',
    en: 'must be the name of a region: us-east-1, ru-central1',
  },
  S3_ACCESS_KEY_ID: secret('ключ доступа к хранилищу S3_ENDPOINT', 'access key of the store at S3_ENDPOINT'),
  S3_SECRET_ACCESS_KEY: secret('секретный ключ хранилища S3_ENDPOINT', 'secret key of the store at S3_ENDPOINT'),
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
  OIDC_CLIENT_ID: secret('идентификатор клиента у поставщика OIDC_ISSUER', 'id of the client at OIDC_ISSUER'),
  OIDC_CLIENT_SECRET: secret('секрет клиента у поставщика OIDC_ISSUER', 'secret of the client at OIDC_ISSUER'),
  OIDC_NAME: {
    schema: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(40)),
    fallback: null,
    ru: 'нужно имя до 40 знаков: оно стоит на кнопке входа',
    en: 'must be a name of up to 40 characters: it stands on the button',
  },
} as const satisfies Readonly<Record<string, Variable>>;

/**
 * Reads the environment; an empty variable counts as none.
 * @param root what a relative DATA_DIR is relative to
 * @returns the environment, or every value that is wrong; values themselves are never repeated, for one may be a password
 */
export function readEnvironment(
  given: Readonly<Record<string, string | undefined>>,
  root: string,
):
  | { readonly ok: true; readonly environment: Environment }
  | { readonly ok: false; readonly bad: readonly BadValue[] } {
  const bad: BadValue[] = [];
  const read = <T>(name: keyof typeof VARIABLES): T => {
    const { schema, fallback, ru, en }: Variable = VARIABLES[name];
    const text = given[name];
    if (text === undefined || text === '') return fallback as T;
    const parsed = v.safeParse(schema, text);
    if (!parsed.success) bad.push({ name, ru, en });
    return (parsed.success ? parsed.output : fallback) as T;
  };
  const baseUrl = read<string | null>('BASE_URL');
  const endpoint = read<string | null>('S3_ENDPOINT');
  const [bucket, region, accessKeyId, secretAccessKey] = [
    read<string | null>('S3_BUCKET'),
    read<string>('S3_REGION'),
    read<string | null>('S3_ACCESS_KEY_ID'),
    read<string | null>('S3_SECRET_ACCESS_KEY'),
  ];
  const smtpUrl = read<string | null>('SMTP_URL');
  const mailFrom = read<string | null>('MAIL_FROM');
  for (const name of MAIL_NEEDS) {
    if ((given.SMTP_URL ?? '') === '' || (given[name] ?? '') !== '') continue;
    bad.push({
      name,
      ru: `${VARIABLES[name].ru}; он нужен для SMTP_URL`,
      en: `${VARIABLES[name].en}; SMTP_URL needs it`,
    });
  }
  const together = (needs: readonly (keyof typeof VARIABLES)[]): void => {
    const missing = needs.filter((name) => (given[name] ?? '') === '');
    if (missing.length === needs.length) return;
    for (const name of missing) bad.push({ name, ru: VARIABLES[name].ru, en: VARIABLES[name].en });
  };
  together(S3_NEEDS);
  const [issuer, clientId, clientSecret] = [
    read<string | null>('OIDC_ISSUER'),
    read<string | null>('OIDC_CLIENT_ID'),
    read<string | null>('OIDC_CLIENT_SECRET'),
  ];
  together(OIDC_NEEDS);
  const environment: Environment = {
    port: read('PORT'),
    host: read('HOST'),
    dataFolder: path.resolve(root, read<string>('DATA_DIR')),
    databaseUrl: read('DATABASE_URL'),
    databaseConnections: read('DATABASE_CONNECTIONS'),
    baseUrl: baseUrl === null || !URL.canParse(baseUrl) ? null : new URL(baseUrl).origin,
    isBehindProxy: read('BEHIND_PROXY'),
    bodyBytes: MEGABYTE * read<number>('BODY_MB'),
    writesPerSecond: read('WRITES_PER_SECOND'),
    companyRecords: read('COMPANY_RECORDS'),
    companyBytes: MEGABYTE * read<number>('COMPANY_MB'),
    fileBytes: MEGABYTE * read<number>('FILE_MB'),
    companyFileBytes: MEGABYTE * read<number>('COMPANY_FILES_MB'),
    mail: smtpUrl === null || mailFrom === null ? null : { url: smtpUrl, from: mailFrom },
    s3:
      endpoint === null || bucket === null || accessKeyId === null || secretAccessKey === null
        ? null
        : { endpoint: endpoint.replace(/\/+$/, ''), bucket, region, accessKeyId, secretAccessKey },
    authSecret: read('AUTH_SECRET'),
    oidc:
      issuer === null || clientId === null || clientSecret === null
        ? null
        : {
            issuer: issuer.replace(/\/+$/, ''),
            clientId,
            clientSecret,
            name: read<string | null>('OIDC_NAME') ?? new URL(issuer).hostname,
          },
  };
  return bad.length === 0 ? { ok: true, environment } : { ok: false, bad };
}
