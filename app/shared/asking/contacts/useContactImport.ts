import { useMemo } from 'react';

import type { Audience } from '#src/domain/audiences/audience.ts';
import type { Contact } from '#src/domain/audiences/contact.ts';
import type { ElsewhereCount } from '#src/features/audiences/contacts/contactSentences.ts';
import type { AudiencesScreenProps } from '#src/features/audiences/AudiencesScreen.tsx';

import { COLUMN_MEMORY } from './columnMemory.ts';
import { explain } from '../../outcomes.ts';
import { useStore } from '#store/StoreContext.ts';

const readTable: AudiencesScreenProps['readTable'] = async (file, options) =>
  (await import('#files/reading/table/readTable.ts')).readTable(file, options);

/** Returns the table reader of «Добавить контакты», and its other sources of people: loaded with the first of them. */
export function useContactImport(): Pick<AudiencesScreenProps, 'readTable' | 'explain' | 'columns' | 'findRefused'> & {
  readonly findElsewhere: (
    audience: Pick<Audience, 'id'>,
    contacts: readonly Contact[],
  ) => Promise<readonly ElsewhereCount[]>;
} {
  const store = useStore();
  return useMemo(
    () => ({
      readTable,
      explain,
      columns: COLUMN_MEMORY,
      findElsewhere: async (audience, contacts) =>
        (await import('./contactActions.ts')).findElsewhere(store, audience, contacts),
      findRefused: async (contacts) => (await import('./contactActions.ts')).findRefused(store, contacts),
    }),
    [store],
  );
}
