import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { DifferencesDialog } from '#src/features/team/DifferencesDialog.tsx';

import type { RefusedCommit } from '#store/port.ts';
import { useStore } from '#store/StoreContext.ts';
import { asShown, differenceActions, readFor } from './actions.ts';

export interface DifferencesProps {
  /** Commits that the server did not take, oldest first. */
  refused: readonly RefusedCommit[];
  /** Called when the dialog is to close. */
  onClose: () => void;
}

/** «Несовпадения» of the open company: what the server did not take, and what the person makes of it. */
export function Differences({ refused, onClose }: DifferencesProps) {
  const store = useStore();
  const [moment, setMoment] = useState(0);
  // Changes of a colleague while both versions are compared are part of the choice.
  useEffect(() => store.onChange(() => setMoment((before) => before + 1)), [store]);
  const { data: changes = [] } = useQuery({
    queryKey: ['differences', store.companyId, refused.map(({ id }) => id), moment],
    queryFn: async () => {
      const read = await readFor(store, refused);
      return refused.map((commit) => asShown(commit, read));
    },
    placeholderData: (before) => before,
    gcTime: 0,
  });
  const actions = differenceActions(store, refused);
  return <DifferencesDialog changes={changes} {...actions} onClose={onClose} />;
}
