import type { Query, QueryClient } from '@tanstack/react-query';

import type { HeadStart } from '#store/headStart.ts';

/** Words that are true on one day only: a frame keeps their place, the app says them. */
export const OF_THE_DAY = '[data-of-today]{visibility:hidden}';

/**
 * Answers about a company's records that a screen has; what else it asked for is code, which no frame can hold.
 * @param isWanted which of them; default all
 */
export function recordReads(
  client: QueryClient,
  companyId: string,
  isWanted: (query: Query) => boolean = () => true,
): HeadStart {
  return client
    .getQueryCache()
    .getAll()
    .filter(({ queryKey, state }) => queryKey[0] === companyId && state.status === 'success')
    .filter(isWanted)
    .map(({ queryKey, state }) => ({ key: queryKey, data: state.data }));
}
