import { useLayoutEffect, useMemo } from 'react';

import { WAITING_SHELVES } from '#src/domain/research/kinds.ts';
import type { ResearchScreenProps } from '#src/features/research/ResearchScreen.tsx';

import { toLoadable, useShelved, useSummaries } from '#store/queries.ts';

/** Possible link targets of an upload. */
export type ResearchLinkOptions = Pick<
  ResearchScreenProps,
  'experimentOptions' | 'hypothesisOptions' | 'audienceOptions'
>;

/** Reads them: every experiment, the backlog's hypotheses (R4), and the audience that was asked. */
function useLinkOptions(): ResearchLinkOptions {
  const { data: experiments, error: experimentsError } = useSummaries('experiment');
  const { data: hypotheses, error: hypothesesError } = useShelved('hypothesis', WAITING_SHELVES);
  const { data: audiences, error: audiencesError } = useSummaries('audience');
  return useMemo(
    () => ({
      experimentOptions: toLoadable({
        data: experiments?.items.map(({ id, name }) => ({ value: id, label: name })),
        error: experimentsError,
      }),
      hypothesisOptions: toLoadable({
        data: hypotheses?.items.map(({ id, text }) => ({ value: id, label: text })),
        error: hypothesesError,
      }),
      audienceOptions: toLoadable({
        data: audiences?.items.map(({ id, name }) => ({ value: id, label: name })),
        error: audiencesError,
      }),
    }),
    [experiments, experimentsError, hypotheses, hypothesesError, audiences, audiencesError],
  );
}

/** Reads what a study can be linked to, once a dialog offers it. Draws nothing. */
export function LinkOptions({ onRead }: { readonly onRead: (options: ResearchLinkOptions) => void }) {
  const options = useLinkOptions();
  useLayoutEffect(() => onRead(options), [options, onRead]);
  return null;
}
