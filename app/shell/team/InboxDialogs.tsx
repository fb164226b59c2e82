import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import type { InboxPage } from '#src/domain/inbox/inbox.ts';
import { failed, LOADING, ready, type Loadable } from '#src/domain/core/loadable.ts';
import { InboxPanel, type ShownInbox } from '#src/features/team/inbox/InboxPanel.tsx';

import { accountHref } from '../../routing/hrefs.ts';
import { PROBLEM_WORDS } from '../../shared/team/problems.ts';
import { showChangedToast } from '../../shared/undoableToast.ts';
import { Differences } from './Differences.tsx';
import type { TeamStatusProps } from './TeamStatus.tsx';
import { useInboxActions } from './useInbox.ts';
import { useInboxEntries } from './useInboxEntries.ts';

export interface InboxDialogsProps extends TeamStatusProps {
  /** Received notices, as the bell knows them. */
  inbox: Pick<UseQueryResult<InboxPage>, 'data' | 'error' | 'refetch'>;
  /** Called when nothing of it is open any more. */
  onClose: () => void;
}

const NONE = { items: [], muted: [] };

const readNow = () => new Date();

const STALE = 'Показано то, что загрузилось раньше.';

/** «Входящие», and «Несовпадения» that they lead to. */
export function InboxDialogs({ sync, inbox: { data, error, refetch }, onClose }: InboxDialogsProps) {
  const { read, mute, more, letGo } = useInboxActions();
  const entries = useInboxEntries(data ?? NONE);
  const [isLoadingMore, setLoadingMore] = useState(false);
  const [hasDifferences, setDifferences] = useState(false);
  useEffect(() => letGo, [letGo]);
  const [now] = useState(readNow);
  const { connection } = sync;
  const problem = connection === 'online' ? (error?.message ?? null) : PROBLEM_WORDS[connection];
  const inbox: Loadable<ShownInbox> = data
    ? ready({ entries, more: data.more, unread: data.unread, elsewhere: data.elsewhere })
    : problem === null
      ? LOADING
      : failed(problem);
  const silence = async (on: string, sentence: string, muted: boolean): Promise<void> => {
    if (!(await mute(on, muted))) return;
    const title = muted ? 'Больше не\u00A0сообщаем об этом' : 'Снова сообщаем об этом';
    showChangedToast(title, sentence, async () => void (await mute(on, !muted)));
  };
  if (hasDifferences) return <Differences refused={sync.refused} onClose={onClose} />;
  return (
    <InboxPanel
      inbox={inbox}
      stale={problem === null ? null : `${problem} ${STALE}`}
      refused={sync.refused.length}
      now={now}
      isLoadingMore={isLoadingMore}
      companiesHref={accountHref('companies')}
      choicesHref={accountHref('profile')}
      onDifferences={() => setDifferences(true)}
      onOpen={({ id, isRead }) => {
        onClose();
        if (!isRead) void read([id]);
      }}
      onRead={({ id, isRead }) => {
        if (!isRead) void read([id]);
      }}
      onReadAll={() => void read()}
      onMute={({ on, sentence }, muted) => void silence(on, sentence, muted)}
      onMore={() => {
        setLoadingMore(true);
        void more().finally(() => setLoadingMore(false));
      }}
      onRetry={() => void refetch()}
      onClose={onClose}
    />
  );
}
