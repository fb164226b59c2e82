import { areSeveral, productIn, type NamedProduct } from '#src/domain/boards/products/product.ts';
import { NBSP, quoted } from '#src/domain/core/format.ts';
import type { Outcome } from '#src/domain/core/outcome.ts';
import { StoreError } from '#src/domain/core/storeError.ts';
import type { TypedCanvas } from '#src/domain/experiments/experiment.ts';
import type { JourneyHypothesis } from '#src/domain/tactics/journeyCard.ts';
import { createExperimentFromExample, sourceOf } from '#src/domain/tactics/rules.ts';
import { findExample } from '#src/domain/tactics/touchpointExample.ts';

import { acting } from '../../acting.ts';
import { createFromHypothesis, hypothesisAsRead } from '../../createFromHypothesis.ts';
import { attempt } from '../../outcomes.ts';
import { showToast } from '../../toast.ts';
import type { Store } from '#store/port.ts';

/** Makes an experiment, status `New`, of a hypothesis of the journey; a generated one becomes a stored one of the given product with it. */
async function createFromJourney(
  store: Store,
  line: JourneyHypothesis,
  canvas: TypedCanvas,
  productId: string,
): Promise<string> {
  if (line.hypothesis) return createFromHypothesis(store, line.hypothesis, canvas, 'New');
  const example = findExample(line.key);
  if (!example) throw new StoreError('conflict', `no example «${line.key}»`);
  const stored = (await store.get('hypothesis', example.id)) ?? null;
  const { id, ops } = createExperimentFromExample(
    { ...sourceOf(example), productId },
    canvas,
    await acting(store),
    stored,
  );
  await store.commit(ops, {
    expect: stored ? [hypothesisAsRead(stored)] : [],
  });
  return id;
}

/**
 * «Создать эксперимент» of a touchpoint's hypothesis: makes it, and says so.
 * @param productId the product that takes an example up
 * @param products the company's: with several, the toast says in whose list the experiment is
 */
export const createOutcome =
  (store: Store, productId: string, products: readonly NamedProduct[]) =>
  (hypothesis: JourneyHypothesis, canvas: TypedCanvas): Promise<Outcome> =>
    attempt(async () => {
      await createFromJourney(store, hypothesis, canvas, productId);
      const id = productIn(products, hypothesis.hypothesis?.productId ?? productId);
      const of = areSeveral(products) ? products.find((product) => product.id === id) : undefined;
      void showToast({
        tone: 'success',
        title: 'Эксперимент создан',
        description: of
          ? `Новый эксперимент добавлен в${NBSP}список продукта${NBSP}${quoted(of.name)}`
          : 'Новый эксперимент добавлен в список',
      });
    });
