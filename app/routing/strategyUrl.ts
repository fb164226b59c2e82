import { STRATEGY_BOARDS } from '#src/domain/boards/cards.ts';
import type { StrategyTab } from '#src/features/boards/StrategyScreen.tsx';

import { setOrDrop, type UrlCodec } from './useUrlState.ts';

/** `?tab=…`: the chosen board of Стратегия. */
export const STRATEGY_URL: UrlCodec<{ readonly tab: StrategyTab }> = {
  read: (params) => ({ tab: STRATEGY_BOARDS.find((tab) => tab === params.get('tab')) ?? 'market' }),
  write: ({ tab }, params) => setOrDrop(params, 'tab', tab, 'market'),
};
