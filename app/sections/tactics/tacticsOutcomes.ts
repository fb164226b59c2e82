import type { NamedProduct } from '#src/domain/boards/products/product.ts';
import type { Journey } from '#src/domain/tactics/journeyCard.ts';
import type { Loadable } from '#src/domain/core/loadable.ts';
import type { TacticsScreenProps } from '#src/features/tactics/TacticsScreen.tsx';

import { exportJourney } from './actions.ts';
import { createOutcome } from '../../shared/board/journey/createOutcome.ts';
import { savedInWords } from '../../shared/out/savedFile.ts';
import { attemptWithToast } from '../../shared/outcomes.ts';
import { showToast } from '../../shared/toast.ts';
import type { Store } from '#store/port.ts';

/** Actions of the screen Тактика. */
export type TacticsOutcomes = Pick<TacticsScreenProps, 'onExport' | 'onCreate'>;

/**
 * Callbacks of the screen Тактика: the action, and the toast that tells its outcome.
 * @param journey what is exported; nothing is while it is not ready
 * @param company name of the open company, for the exported file
 * @param productId the product that takes an example up
 * @param products the company's: with several, the toast says in whose list the experiment is
 */
export function tacticsOutcomes(
  store: Store,
  journey: Loadable<Journey>,
  company: string,
  productId: string,
  products: readonly NamedProduct[],
): TacticsOutcomes {
  return {
    onExport: (format) =>
      attemptWithToast('Карта не экспортирована', async () => {
        if (journey.state !== 'ready') return;
        const file = await exportJourney(store, journey.value, company, format);
        void showToast({ tone: 'success', title: 'Карта пути сохранена', description: savedInWords(file) });
      }),
    onCreate: createOutcome(store, productId, products),
  };
}
