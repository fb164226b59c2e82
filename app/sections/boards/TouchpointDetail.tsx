import { useMemo, useState } from 'react';

import { dateOf } from '#src/domain/core/format.ts';
import { TouchpointDialog } from '#src/features/tactics/TouchpointDialog.tsx';

import { useProducts } from '../../shared/board/product/useProducts.ts';
import { createOutcome } from '../../shared/board/journey/createOutcome.ts';
import { useExamples } from '../../shared/board/journey/useExamples.ts';
import { useJourney, useQuoteHref } from '../../shared/board/journey/useJourney.ts';
import { experimentHref } from '../../routing/hrefs.ts';
import { PATHS } from '../../routing/paths.ts';
import { useRetryFailed } from '#store/queries.ts';
import { useStore } from '#store/StoreContext.ts';

/** The touchpoint of an address over a board of the strategy: reads it, and makes experiments of its hypotheses. */
export function TouchpointDetail({
  openId,
  productId,
  onOpenChange,
  onClose,
}: {
  readonly openId: string;
  readonly productId: string;
  readonly onOpenChange: (id: string) => void;
  readonly onClose: () => void;
}) {
  const store = useStore();
  const { products } = useProducts();
  const [today] = useState(() => dateOf(new Date()));
  const { journey } = useJourney(useExamples(null));
  return (
    <TouchpointDialog
      journey={journey}
      openId={openId}
      today={today}
      quoteHref={useQuoteHref()}
      experimentHref={experimentHref}
      researchHref={PATHS.research}
      onOpenChange={onOpenChange}
      onCreate={useMemo(() => createOutcome(store, productId, products), [store, productId, products])}
      onRetry={useRetryFailed()}
      onClose={onClose}
    />
  );
}
