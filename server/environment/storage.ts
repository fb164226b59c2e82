import * as v from 'valibot';

import { address, given, type Read, type Variable } from './variable.ts';

/**
 * Required settings of an S3-compatible store; some of them without the rest is a mistake, and files would go to the wrong place.
 */
export const S3_NEEDS = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

export const S3_VARIABLES = {
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
  S3_ACCESS_KEY_ID: given('ключ доступа к хранилищу S3_ENDPOINT', 'access key of the store at S3_ENDPOINT'),
  S3_SECRET_ACCESS_KEY: given('секретный ключ хранилища S3_ENDPOINT', 'secret key of the store at S3_ENDPOINT'),
} as const satisfies Readonly<Record<string, Variable>>;

/** An S3-compatible store. */
export interface S3Settings {
  /** Without a slash at the end. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** The store that keeps files; null for the data folder. */
export function readS3(read: Read<keyof typeof S3_VARIABLES>): S3Settings | null {
  const endpoint = read<string | null>('S3_ENDPOINT');
  const [bucket, region, accessKeyId, secretAccessKey] = [
    read<string | null>('S3_BUCKET'),
    read<string>('S3_REGION'),
    read<string | null>('S3_ACCESS_KEY_ID'),
    read<string | null>('S3_SECRET_ACCESS_KEY'),
  ];
  return endpoint === null || bucket === null || accessKeyId === null || secretAccessKey === null
    ? null
    : { endpoint: endpoint.replace(/\/+$/, ''), bucket, region, accessKeyId, secretAccessKey };
}
