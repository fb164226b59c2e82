import path from 'node:path';
import * as v from 'valibot';

import { HOST_VARIABLES } from './host.ts';
import { MAIL_NEEDS, MAIL_VARIABLES, readMail, type MailSettings } from './mail.ts';
import { MODEL_NEEDS, MODEL_VARIABLES, readModel, type ModelSettings } from './model.ts';
import { OIDC_NEEDS, readOidc, SIGN_IN_VARIABLES, type OidcSettings } from './signIn.ts';
import { readS3, S3_NEEDS, S3_VARIABLES, type S3Settings } from './storage.ts';
import type { Variable } from './variable.ts';

/** Settings that a server is started with. */
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
  readonly mail: MailSettings | null;
  /** The S3-compatible store that keeps files; null for the data folder. */
  readonly s3: S3Settings | null;
  /** Secret that signs cookies and encrypts second factors; null for one made once in the data folder. */
  readonly authSecret: string | null;
  /** Where bots of Telegram are spoken for, without a slash at the end. */
  readonly telegramRoot: string;
  /** Origin at which Telegram brings messages to this server, without a slash at the end; null: the server asks for them. */
  readonly telegramWebhook: string | null;
  /** The company's own provider of sign-in; null for none. */
  readonly oidc: OidcSettings | null;
  /** Where models are. */
  readonly model: ModelSettings;
}

/** A value that a server cannot be started with. */
export interface BadValue {
  /** Name of the variable. */
  readonly name: string;
  readonly ru: string;
  readonly en: string;
}

const MEGABYTE = 1024 * 1024;

/** Every variable that the server reads; docs/running.md lists the same. */
export const VARIABLES = {
  ...HOST_VARIABLES,
  ...MAIL_VARIABLES,
  ...S3_VARIABLES,
  ...SIGN_IN_VARIABLES,
  ...MODEL_VARIABLES,
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
  const telegramRoot = read<string>('TELEGRAM_API_ROOT').replace(/\/+$/, '');
  const webhook = read<string | null>('TELEGRAM_WEBHOOK');
  const telegramWebhook = webhook === null ? null : new URL(webhook).origin;
  // Telegram itself brings nothing over a line that anybody can read.
  if (telegramWebhook?.startsWith('http:') === true && telegramRoot === VARIABLES.TELEGRAM_API_ROOT.fallback) {
    bad.push({ name: 'TELEGRAM_WEBHOOK', ru: VARIABLES.TELEGRAM_WEBHOOK.ru, en: VARIABLES.TELEGRAM_WEBHOOK.en });
  }
  together(S3_NEEDS);
  together(OIDC_NEEDS);
  together(MODEL_NEEDS);
  // A budget in roubles counts nothing without what they buy.
  for (const name of ['MODEL_PRICE_IN', 'MODEL_PRICE_OUT'] as const) {
    if ((given.MODEL_MONTHLY_ROUBLES ?? '') === '' || (given[name] ?? '') !== '') continue;
    const { ru, en } = VARIABLES[name];
    bad.push({ name, ru: `${ru}; нужна для MODEL_MONTHLY_ROUBLES`, en: `${en}; MODEL_MONTHLY_ROUBLES needs it` });
  }
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
    mail: readMail(read),
    s3: readS3(read),
    authSecret: read('AUTH_SECRET'),
    telegramRoot,
    telegramWebhook,
    oidc: readOidc(read),
    model: readModel(read),
  };
  return bad.length === 0 ? { ok: true, environment } : { ok: false, bad };
}
