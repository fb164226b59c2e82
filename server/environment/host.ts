import * as v from 'valibot';

import { address, wholeVariable, type Variable } from './variable.ts';

const folder = v.pipe(
  v.string(),
  v.check((text) => !text.includes('\0')),
);

/** Where a server listens, keeps what it has, and how much of it. */
export const HOST_VARIABLES = {
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
  TELEGRAM_API_ROOT: {
    schema: address(['http:', 'https:'], ({ search, hash, username }) => search + hash + username === ''),
    fallback: 'https://api.telegram.org',
    ru: 'нужен адрес Bot API Telegram или сервера, который стоит вместо него: https://api.telegram.org',
    en: 'must be the address of the Bot API of Telegram, or of a server in its place: https://api.telegram.org',
  },
  TELEGRAM_WEBHOOK: {
    schema: address(['http:', 'https:'], ({ pathname, search, hash }) => pathname === '/' && search + hash === ''),
    fallback: null,
    ru: 'нужен адрес без пути, по которому Telegram достаёт этот сервер: https://orientir.example; без https его примет только свой TELEGRAM_API_ROOT',
    en: 'must be the address, without a path, at which Telegram reaches this server: https://orientir.example; without https only a TELEGRAM_API_ROOT of your own takes it',
  },
} as const satisfies Readonly<Record<string, Variable>>;
