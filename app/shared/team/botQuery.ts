import { queryOptions } from '@tanstack/react-query';

import { readBot } from '#store/team/apis/botApi.ts';

/**
 * The company's bot, as its server has it. It may be connected in another tab, or by a colleague, and no change of records tells of
 * it: it is asked anew whenever it is shown, and when one comes back to the page or to the network.
 * @param fetcher the browser's `fetch` but in tests
 */
export const botQuery = (companyId: string, fetcher: typeof fetch = (...given) => fetch(...given)) =>
  queryOptions({
    queryKey: ['bot', companyId],
    queryFn: () => readBot(companyId, fetcher),
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
  });
