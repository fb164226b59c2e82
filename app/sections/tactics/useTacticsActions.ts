import { useMemo } from 'react';

import type { Journey } from '#src/domain/tactics/journeyCard.ts';
import type { Loadable } from '#src/domain/core/loadable.ts';
import { MAIN_PRODUCT } from '#src/domain/workspace.ts';

import type { TacticsOutcomes } from './tacticsOutcomes.ts';
import { useOwnerLine } from '../../shared/board/product/useOwnerLine.ts';
import { useProducts } from '../../shared/board/product/useProducts.ts';
import { late } from '../../shared/late.ts';
import { useStore } from '#store/StoreContext.ts';

/**
 * Callbacks of the screen Тактика: the action, and the toast that tells its outcome. Loaded with the first thing done.
 * The product that is shown takes an example up; the first one, while all are.
 * @param journey what is exported; nothing is while it is not ready
 */
export function useTacticsActions(journey: Loadable<Journey>): TacticsOutcomes {
  const store = useStore();
  const company = useOwnerLine();
  const { one, products } = useProducts();
  const productId = one?.id ?? MAIN_PRODUCT;
  return useMemo(
    () =>
      late<TacticsOutcomes>(
        async () =>
          (await import('./tacticsOutcomes.ts')).tacticsOutcomes(store, journey, company, productId, products),
        { forms: ['onCreate'], acts: ['onExport'] },
      ),
    [store, journey, company, productId, products],
  );
}
