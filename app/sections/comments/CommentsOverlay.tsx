import { useContext, useMemo, useState, useSyncExternalStore } from 'react';

import type { Loadable } from '#src/domain/core/loadable.ts';
import { refused, type Outcome } from '#src/domain/core/outcome.ts';
import { commentsHref, type CommentsPlace } from '#src/domain/comments/place.ts';
import { firstWords } from '#src/domain/comments/threads.ts';
import { CommentsFrame } from '#src/features/comments/CommentsFrame.tsx';
import { CommentsPanel, type RecordComments } from '#src/features/comments/CommentsPanel.tsx';

import { KeptProductContext } from '../../routing/goTo.ts';
import { keepingProduct } from '../../routing/productParam.ts';
import type { OpenComments } from '../../routing/commentsUrl.ts';
import { attempt, attemptWithToast } from '../../shared/outcomes.ts';
import { commentDrafts, commentPuts } from '../../shared/team/commentDrafts.ts';
import { showSuccess } from '../../shared/toast.ts';
import { showChangedToast, showUndoableToast } from '../../shared/undoableToast.ts';
import type { Me } from '../../shared/team/useMe.ts';
import { useSync } from '../../shared/team/useSync.ts';
import { useRetryFailed } from '#store/queries.ts';
import { useStore } from '#store/StoreContext.ts';
import { answer, ask, edit, remove, say, shortWords, turn, withdraw } from './actions.ts';
import { useComments } from './data.ts';

export interface CommentsOverlayProps {
  /** Subject of the talk in the address. */
  open: OpenComments;
  onClose: () => void;
}

/** A reply is about what its thread is about, though the talk of the whole record shows it. */
function placeOfThread(
  talk: Loadable<RecordComments>,
  threadId: string | null,
  { on, part }: OpenComments,
): CommentsPlace {
  const thread = talk.state === 'ready' ? talk.value.threads.find(({ id }) => id === threadId) : undefined;
  return { on, part: thread ? thread.part : part };
}

/** The talk beside whatever screen is shown: reads, passes props, wires callbacks. */
export function CommentsOverlay({ open, onClose }: CommentsOverlayProps) {
  const store = useStore();
  const isShared = useSync().mode === 'team';
  const { talk, me } = useComments(open);
  const onRetry = useRetryFailed();
  const [now] = useState(() => new Date());
  const { on, part } = open;
  const drafts = useMemo(() => commentDrafts(store.companyId, { on, part }), [store.companyId, on, part]);
  const puts = useSyncExternalStore(commentPuts.subscribe, commentPuts.count);
  const asMe = async (act: (me: Me) => Promise<void>): Promise<Outcome> =>
    me ? attempt(() => act(me)) : refused('Обсуждение ещё открывается. Попробуйте снова.');
  const href = keepingProduct(talk.state === 'ready' ? talk.value.href : '/', useContext(KeptProductContext));
  return (
    <CommentsFrame onClose={onClose}>
      <CommentsPanel
        talk={talk}
        place={open}
        isShared={isShared}
        drafts={drafts}
        puts={puts}
        shownId={open.comment}
        now={now}
        onRetry={onRetry}
        onSay={(threadId, draft) =>
          asMe((who) => say(store, who, placeOfThread(talk, threadId, open), threadId, draft))
        }
        onEdit={(comment, draft) => attempt(() => edit(store, comment, draft))}
        onDelete={(comment, hasReplies) =>
          void attemptWithToast('Комментарий не удалён', async () => {
            showUndoableToast('Комментарий удалён', shortWords(comment.text), await remove(store, comment, hasReplies));
          })
        }
        onTurn={(thread, isSettled) =>
          void attemptWithToast('Не сохранено', async () => {
            if (!me) return;
            const undo = await turn(store, me, thread, isSettled);
            const words = shortWords(firstWords(thread));
            showChangedToast(isSettled ? 'Обсуждение решено' : 'Обсуждение открыто снова', words, undo);
          })
        }
        onCopyLink={(comment) =>
          void attemptWithToast('Ссылка не скопирована', async () => {
            const address = new URL(href, window.location.href);
            for (const [name, value] of new URLSearchParams(commentsHref({ on, part: comment.part }, comment.id)))
              address.searchParams.set(name, value);
            await navigator.clipboard.writeText(address.href);
            showSuccess('Ссылка скопирована');
          })
        }
        onAsk={(form) => asMe((who) => ask(store, who, open, form))}
        onAnswer={(review, form) => asMe((who) => answer(store, who, review, form))}
        onWithdraw={(review) =>
          void attemptWithToast('Просьба не отменена', async () => {
            showUndoableToast('Просьба проверить отменена', review.reviewerName, await withdraw(store, review));
          })
        }
      />
    </CommentsFrame>
  );
}
