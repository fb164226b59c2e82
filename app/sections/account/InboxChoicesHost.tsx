import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';

import { failed, LOADING, ready } from '#src/domain/core/loadable.ts';
import { DONE, refused, type Outcome } from '#src/domain/core/outcome.ts';
import type { InboxChoices } from '#src/domain/inbox/inbox.ts';
import { InboxChoicesDialog } from '#src/features/account/InboxChoicesDialog.tsx';

import { PROBLEM_WORDS } from '../../shared/team/problems.ts';
import { createInboxApi } from '#store/team/apis/inboxApi.ts';

export interface InboxChoicesHostProps {
  /** Called when the dialog is to close. */
  onClose: () => void;
}

const api = createInboxApi((...given) => fetch(...given));

const queryKey = ['inboxChoices'];

/** «Настроить уведомления» over the server. */
export function InboxChoicesHost({ onClose }: InboxChoicesHostProps) {
  const { data, refetch } = useQuery({ queryKey, queryFn: () => api.choices(), gcTime: 0 });
  /** One after the other: the last that was chosen is to be what is stored. */
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const choose = (choices: InboxChoices): Promise<Outcome> => {
    const stored = line.current.then(() => api.choose(choices));
    line.current = stored;
    return stored.then((answer) => (answer.ok ? DONE : refused(PROBLEM_WORDS[answer.problem.kind])));
  };
  const told = data ? (data.ok ? ready(data.value) : failed(PROBLEM_WORDS[data.problem.kind])) : LOADING;
  return <InboxChoicesDialog told={told} onChange={choose} onRetry={() => void refetch()} onClose={onClose} />;
}
