import type { ModelState } from './protocol.ts';

/** State without a model; the month's spending, and whether the server has one, are given beside it. */
export const NO_MODEL: Omit<ModelState, 'spent' | 'hasServers'> = {
  on: false,
  standing: 'off',
  source: null,
  kind: null,
  name: '',
  abilities: null,
  problem: null,
  checkedAt: null,
  budget: { tokens: null, roubles: null },
  prices: { in: null, out: null },
  address: null,
};
