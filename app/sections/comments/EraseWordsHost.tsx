import { useQuery } from '@tanstack/react-query';

import { counted } from '#src/domain/core/format.ts';
import { failed, LOADING, ready } from '#src/domain/core/loadable.ts';
import { EraseWordsDialog } from '#src/features/comments/EraseWordsDialog.tsx';

import { attempt } from '../../shared/outcomes.ts';
import { showSuccess } from '../../shared/toast.ts';
import { useMe } from '../../shared/team/useMe.ts';
import { storeMessageText } from '#store/messages.ts';
import { useStore } from '#store/StoreContext.ts';
import { forgetWords, whoSaid } from './actions.ts';

export interface EraseWordsHostProps {
  /** Called when the dialog is to close. */
  onClose: () => void;
}

/** Asks for confirmation that everything a person said is deleted for good, over the store. */
export function EraseWordsHost({ onClose }: EraseWordsHostProps) {
  const store = useStore();
  const me = useMe();
  const { data, error, refetch } = useQuery({
    queryKey: ['whoSaid', store.companyId, me?.id, me?.role],
    queryFn: () => (me ? whoSaid(store, me) : []),
    enabled: me !== null,
    gcTime: 0,
  });
  return (
    <EraseWordsDialog
      people={data ? ready(data) : error ? failed(storeMessageText(error)) : LOADING}
      onErase={(who) =>
        attempt(async () => {
          await forgetWords(store, who);
          showSuccess(
            'Комментарии удалены насовсем',
            counted(who.many, ['комментарий', 'комментария', 'комментариев']),
          );
        })
      }
      onRetry={() => void refetch()}
      onClose={onClose}
    />
  );
}
