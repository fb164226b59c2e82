import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import type { InvitedRole } from '#src/domain/account/members/inviteMember.ts';
import { dateOf, formatLongDate } from '#src/domain/core/format.ts';
import { DONE, refused } from '#src/domain/core/outcome.ts';
import { AccessDialog, type ShareLink } from '#src/features/team/AccessDialog.tsx';

import { attemptWithToast } from '../outcomes.ts';
import { showSuccess, showToast } from '../toast.ts';
import { createApi, type TeamLink } from '#store/team/api.ts';
import { PROBLEM_WORDS } from './problems.ts';
import { linkAddress } from './server.ts';

export interface AccessHostProps {
  /** The open company, a shared one. */
  companyId: string;
  /** Called when the dialog is to close. */
  onClose: () => void;
}

const api = createApi((...given) => fetch(...given));

const asShown = (link: TeamLink, addresses: ReadonlyMap<string, string>): ShareLink => ({
  id: link.id,
  role: link.role as InvitedRole,
  until: `до ${formatLongDate(dateOf(new Date(link.until)))}`,
  people: link.people,
  address: addresses.get(link.id) ?? null,
});

/** «Доступ и ссылки» of the open company, over the server. */
export function AccessHost({ companyId, onClose }: AccessHostProps) {
  const [addresses, setAddresses] = useState<ReadonlyMap<string, string>>(new Map());
  const client = useQueryClient();
  const queryKey = ['links', companyId];
  const { data, refetch } = useQuery({ queryKey, queryFn: () => api.links(companyId), gcTime: 0 });

  /** Requests sent before the change do not reflect it. */
  const askAnew = async (): Promise<void> => {
    await client.cancelQueries({ queryKey });
    await refetch();
  };
  return (
    <AccessDialog
      links={data?.ok ? data.value.map((link) => asShown(link, addresses)) : null}
      problem={data?.ok === false ? PROBLEM_WORDS[data.problem.kind] : null}
      onRetry={() => void refetch()}
      onCreate={async (role, days) => {
        const made = await api.createLink(companyId, role, days);
        if (!made.ok) return refused(PROBLEM_WORDS[made.problem.kind]);
        setAddresses(new Map(addresses).set(made.value.id, linkAddress(made.value.token)));
        await askAnew();
        return DONE;
      }}
      onCopy={(address) =>
        void attemptWithToast('Ссылка не скопирована', async () => {
          await navigator.clipboard.writeText(address);
          showSuccess('Ссылка скопирована');
        })
      }
      onRevoke={(id) =>
        void (async () => {
          const answer = await api.revokeLink(companyId, id);
          if (!answer.ok)
            await showToast({
              tone: 'error',
              title: 'Ссылка не отключена',
              description: PROBLEM_WORDS[answer.problem.kind],
            });
          await askAnew();
        })()
      }
      onClose={onClose}
    />
  );
}
