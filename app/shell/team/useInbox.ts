import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';

import type { InboxPage } from '#src/domain/inbox/inbox.ts';
import { firstOf, withMuted, withNewer, withOlder, withRead } from '#src/domain/inbox/pages.ts';

import { PROBLEM_WORDS } from '../../shared/team/problems.ts';
import { showToast } from '../../shared/toast.ts';
import type { SyncState } from '#store/port.ts';
import { useStore } from '#store/StoreContext.ts';
import type { Answer } from '#store/team/ask.ts';
import { createInboxApi } from '#store/team/apis/inboxApi.ts';

const api = createInboxApi((...given) => fetch(...given));

const keyOf = (companyId: string) => ['inbox', companyId];

/** Returns the server's answer, or throws with a message for the user. */
async function told<T>(asked: Promise<Answer<T>>): Promise<T> {
  const answer = await asked;
  if (answer.ok) return answer.value;
  throw new Error(PROBLEM_WORDS[answer.problem.kind]);
}

/**
 * Returns the user's notices in the open company from the server: requested at first, when something arrives, and when the
 * connection or the user is back.
 */
export function useInbox({ connection, isUploading }: Extract<SyncState, { mode: 'team' }>): UseQueryResult<InboxPage> {
  const store = useStore();
  const client = useQueryClient();
  const { companyId } = store;
  const isOnline = connection === 'online' && !isUploading;
  const query = useQuery({
    queryKey: keyOf(companyId),
    queryFn: async () => {
      const first = await told(api.page(companyId, null));
      return withNewer(client.getQueryData<InboxPage>(keyOf(companyId)), first);
    },
    enabled: isOnline,
    // Reading on another device sends no message: the page asks when the user or the connection is back.
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
  const { refetch } = query;
  useEffect(() => {
    if (!isOnline) return;
    return store.onInbox(() => void refetch());
  }, [store, isOnline, refetch]);
  return query;
}

/** Actions on received notices. One that the server refuses is undone here and reported. */
export interface InboxActions {
  /** Resolves to whether it did. @param ids which; all of it when not given */
  read(ids?: readonly string[]): Promise<boolean>;
  mute(on: string, muted: boolean): Promise<boolean>;
  /** Loads what follows. */
  more(): Promise<void>;
  /** Drops the pages loaded beyond the first. */
  letGo(): void;
}

/** {@link InboxActions} of the open company. */
export function useInboxActions(): InboxActions {
  const { companyId } = useStore();
  const client = useQueryClient();
  return useMemo(() => {
    const queryKey = keyOf(companyId);
    const change = (make: (loaded: InboxPage) => InboxPage): void => {
      client.setQueryData<InboxPage>(queryKey, (loaded) => loaded && make(loaded));
    };
    /** Shows it at once, then asks the server, then shows what it says. */
    const act = async (
      title: string,
      make: (loaded: InboxPage) => InboxPage,
      ask: () => Promise<Answer<null>>,
    ): Promise<boolean> => {
      // Requests sent before do not reflect it.
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData<InboxPage>(queryKey);
      change(make);
      const answer = await ask();
      if (!answer.ok) {
        if (before) client.setQueryData(queryKey, before);
        await showToast({ tone: 'error', title, description: PROBLEM_WORDS[answer.problem.kind] });
      }
      await client.refetchQueries({ queryKey });
      return answer.ok;
    };
    return {
      read: (ids) =>
        act(
          'Не отмечено прочитанным',
          (loaded) => withRead(loaded, ids),
          () => api.read(companyId, ids),
        ),
      mute: (on, muted) =>
        act(
          'Не сохранено',
          (loaded) => withMuted(loaded, on, muted),
          () => api.mute(companyId, on, muted),
        ),
      async more() {
        const last = client.getQueryData<InboxPage>(queryKey)?.items.at(-1);
        if (!last) return;
        const answer = await api.page(companyId, last.id);
        if (answer.ok) change((loaded) => withOlder(loaded, answer.value));
        else
          await showToast({ tone: 'error', title: 'Не загрузилось', description: PROBLEM_WORDS[answer.problem.kind] });
      },
      letGo: () => change(firstOf),
    };
  }, [companyId, client]);
}
