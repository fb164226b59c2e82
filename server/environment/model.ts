import * as v from 'valibot';

import type { ModelBudget, ModelKind, ModelPrices } from '../../src/domain/model/protocol.ts';
import { address, given, wholeVariable, type Read, type Variable } from './variable.ts';

/** Required settings of a server's model; some of them without the rest is a mistake. */
export const MODEL_NEEDS = ['MODEL_BASE_URL', 'MODEL_NAME'] as const;

const amount = (ru: string, en: string): Variable => ({
  schema: v.pipe(v.string(), v.regex(/^\d{1,9}(?:\.\d{1,4})?$/), v.transform(Number)),
  fallback: null,
  ru: `нужно число рублей, можно с точкой: ${ru}`,
  en: `must be a number of roubles, with a dot if need be: ${en}`,
});

const HOST = /^(?:[\w.-]{1,255}|[\dA-Fa-f:]{2,45})$/;

/** The model that a server gives to companies without their own, and where theirs may be. */
export const MODEL_VARIABLES = {
  MODEL_BASE_URL: {
    schema: address(['http:', 'https:'], ({ search, hash, username }) => search + hash + username === ''),
    fallback: null,
    ru: 'нужен адрес модели, как для клиента OpenAI: https://llm.example/v1; с ним нужен MODEL_NAME',
    en: 'must be the address of a model as a client of OpenAI takes it: https://llm.example/v1; MODEL_NAME goes with it',
  },
  MODEL_NAME: {
    schema: v.pipe(v.string(), v.trim(), v.regex(/^[^\p{Cc}]{1,200}$/u)),
    fallback: null,
    ru: 'нужно название модели по адресу MODEL_BASE_URL',
    en: 'must be the name of the model at MODEL_BASE_URL',
  },
  MODEL_API_KEY: {
    ...given('ключ модели по адресу MODEL_BASE_URL', 'key of the model at MODEL_BASE_URL'),
    schema: v.pipe(v.string(), v.regex(/^[!-~]{1,4000}$/)),
  },
  MODEL_KIND: {
    schema: v.picklist(['openai', 'gigachat']),
    fallback: null,
    ru: 'нужно openai или gigachat',
    en: 'must be openai or gigachat',
  },
  MODEL_MONTHLY_TOKENS: { ...wholeVariable(1, 1_000_000_000_000, 0), fallback: null },
  MODEL_MONTHLY_ROUBLES: amount('бюджет компании на месяц', 'what a company may spend in a month'),
  MODEL_PRICE_IN: amount('цена миллиона токенов вопроса', 'what a million tokens of questions cost'),
  MODEL_PRICE_OUT: amount('цена миллиона токенов ответа', 'what a million tokens of answers cost'),
  MODEL_WAIT_SECONDS: wholeVariable(1, 600, 60),
  MODEL_PER_MINUTE: wholeVariable(1, 1_000_000, 60),
  MODEL_PRIVATE_HOSTS: {
    schema: v.pipe(
      v.string(),
      v.transform((text) => text.split(',').map((one) => one.trim().toLowerCase())),
      v.check((hosts) => hosts.every((one) => HOST.test(one))),
    ),
    fallback: [],
    ru: 'нужны имена или адреса узлов через запятую: ollama.lan,10.0.0.5',
    en: 'must be names or addresses of hosts with commas between: ollama.lan,10.0.0.5',
  },
  GIGACHAT_AUTH_URL: {
    schema: address(['http:', 'https:'], ({ search, hash, username }) => search + hash + username === ''),
    fallback: 'https://ngw.devices.sberbank.ru:9443/api/v2/oauth',
    ru: 'нужен адрес, по которому GigaChat даёт токен: https://ngw.devices.sberbank.ru:9443/api/v2/oauth',
    en: 'must be the address at which GigaChat gives a token: https://ngw.devices.sberbank.ru:9443/api/v2/oauth',
  },
} as const satisfies Readonly<Record<string, Variable>>;

/** The model that a server gives to companies without their own. */
interface ServerModel {
  readonly kind: ModelKind;
  /** Without a slash at the end. */
  readonly address: string;
  readonly name: string;
  /** '' for one that needs none. */
  readonly key: string;
  /** Budget of each company. */
  readonly budget: ModelBudget;
  readonly prices: ModelPrices;
}

/** Server's settings of models. */
export interface ModelSettings {
  /** Null for none. */
  readonly server: ServerModel | null;
  /** Hosts inside the network at which companies may have their own, lower case. */
  readonly privateHosts: readonly string[];
  /** Milliseconds to the first word of an answer. */
  readonly wait: number;
  /** Questions of one company in a minute, and as many at once. */
  readonly perMinute: number;
  /** Where GigaChat gives tokens. */
  readonly gigachatAuth: string;
}

/** Returns the kind of the model at an address, where it is not set. */
const kindAt = (place: string): ModelKind => (/gigachat/i.test(new URL(place).hostname) ? 'gigachat' : 'openai');

/** Reads a server's settings of models. */
export function readModel(read: Read<keyof typeof MODEL_VARIABLES>): ModelSettings {
  const [place, name] = [read<string | null>('MODEL_BASE_URL'), read<string | null>('MODEL_NAME')];
  const key = read<string | null>('MODEL_API_KEY') ?? '';
  const kind = read<ModelKind | null>('MODEL_KIND');
  const budget = {
    tokens: read<number | null>('MODEL_MONTHLY_TOKENS'),
    roubles: read<number | null>('MODEL_MONTHLY_ROUBLES'),
  };
  const prices = { in: read<number | null>('MODEL_PRICE_IN'), out: read<number | null>('MODEL_PRICE_OUT') };
  return {
    server:
      place === null || name === null
        ? null
        : { kind: kind ?? kindAt(place), address: place.replace(/\/+$/, ''), name, key, budget, prices },
    privateHosts: read('MODEL_PRIVATE_HOSTS'),
    wait: 1000 * read<number>('MODEL_WAIT_SECONDS'),
    perMinute: read('MODEL_PER_MINUTE'),
    gigachatAuth: read('GIGACHAT_AUTH_URL'),
  };
}
