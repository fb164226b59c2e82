import type { ModelState } from './protocol.ts';

/** How it stands with a model where there is none; what was spent in the month, and whether the server has one, is told beside it. */
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
