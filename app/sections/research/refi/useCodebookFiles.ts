import { useMemo } from 'react';

import type { CodebookFilesActs } from '#src/features/research/files/refi/refiActs.ts';

import { attemptWithToast, explain } from '../../../shared/outcomes.ts';
import { useRecord } from '#store/queries.ts';
import { useStore } from '#store/StoreContext.ts';

/** Actions on files of codes: loaded with the first one. */
const calls = () => import('./refiCalls.ts');

/** Returns the actions on the codebook's files. The same object while store and company are the same. */
export function useCodebookFiles(): CodebookFilesActs {
  const store = useStore();
  const company = useRecord('company', store.companyId).data?.name ?? '';
  return useMemo(
    (): CodebookFilesActs => ({
      onExport: () =>
        attemptWithToast(
          'Кодовая книга не сохранена',
          async () => void (await (await calls()).giveCodebook(store, company)),
        ),
      onRead: async (file) => {
        try {
          return await (await calls()).readCodebookFile(store, file);
        } catch (error) {
          return { ok: false, message: explain(error) };
        }
      },
    }),
    [store, company],
  );
}
