import { NO_MODEL as NOTHING } from '#src/domain/model/noModel.ts';
import type { ModelState } from '#src/domain/model/protocol.ts';

/** A server without a model. */
export const NO_MODEL: ModelState = {
  ...NOTHING,
  spent: { month: '2026-06', tokens: { in: 0, out: 0 }, roubles: null },
  hasServers: false,
};

export const SERVERS_MODEL: ModelState = {
  ...NO_MODEL,
  on: true,
  standing: 'ready',
  source: 'server',
  kind: 'openai',
  name: 'qwen3-32b',
  abilities: { format: 'json_schema', streams: true },
  checkedAt: '2026-06-10T12:00:00.000Z',
  spent: { month: '2026-06', tokens: { in: 18_200, out: 4_100 }, roubles: null },
  hasServers: true,
};

/** A company's own, ready, with a budget. */
export const OWN_MODEL: ModelState = {
  ...SERVERS_MODEL,
  source: 'company',
  name: 'yandexgpt/latest',
  address: 'https://llm.example/v1',
  abilities: { format: 'json_object', streams: true },
  budget: { tokens: 1_000_000, roubles: 500 },
  prices: { in: 200, out: 400 },
  spent: { month: '2026-06', tokens: { in: 90_000, out: 31_000 }, roubles: 30.4 },
};
