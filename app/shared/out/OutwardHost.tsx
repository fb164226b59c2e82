import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { dateOf, formatLongDate, formatMoment } from '#src/domain/core/format.ts';
import { DONE, refused, type Outcome } from '#src/domain/core/outcome.ts';
import { OUTWARD_PATH, type OutwardKind, type OutwardPage } from '#src/domain/outward/outward.ts';
import { OutwardDialog, type OutwardLink } from '#src/features/team/OutwardDialog.tsx';

import { attemptWithToast } from '../outcomes.ts';
import { PROBLEM_WORDS } from '../team/problems.ts';
import { showSuccess } from '../toast.ts';
import { storeMessageText } from '#store/messages.ts';
import { useStore } from '#store/StoreContext.ts';
import type { Answer } from '#store/team/ask.ts';
import { createOutwardApi, type OutwardPageContent } from '#store/team/apis/outwardApi.ts';

/** Something that can be shown to those outside. */
export interface Showable {
  readonly kind: OutwardKind;
  /** Id of the board or the experiment; ids of a report's studies, joined by commas. */
  readonly recordId: string;
  /** «Видение продукта». */
  readonly title: string;
  /** When it changed last, ISO 8601; not given where that is not known. */
  readonly changedAt?: string;
  /** Makes the document as it goes out. @param hides whether respondents' data are to be hidden, whatever the company does */
  readonly make: (hides: boolean) => Promise<OutwardPageContent>;
}

export interface OutwardHostProps {
  /** Content to show. */
  what: Showable;
  /** Called when the dialog is to close. */
  onClose: () => void;
}

const api = createOutwardApi((...given) => fetch(...given));

const stateOf = ({ isHeld, shownAt }: OutwardPage, changedAt = ''): OutwardLink['state'] =>
  isHeld ? 'held' : changedAt > shownAt ? 'old' : 'fresh';

/** «Показать снаружи» of one thing, over the server. */
export function OutwardHost({ what, onClose }: OutwardHostProps) {
  const { companyId } = useStore();
  const client = useQueryClient();
  const [addresses, setAddresses] = useState<ReadonlyMap<string, string>>(new Map());
  const queryKey = ['outward', companyId];
  const { data, refetch } = useQuery({ queryKey, queryFn: () => api.list(companyId), gcTime: 0 });

  /** Does something at the server, then asks anew: what was asked before the change does not know of it. */
  async function change(act: () => Promise<Answer<unknown>>, done: () => void = () => undefined): Promise<Outcome> {
    try {
      const answer = await act();
      if (!answer.ok) return refused(PROBLEM_WORDS[answer.problem.kind]);
    } catch (error) {
      return refused(storeMessageText(error));
    }
    done();
    await client.cancelQueries({ queryKey });
    await refetch();
    return DONE;
  }
  const pages = data?.ok
    ? data.value.filter(({ kind, recordId }) => kind === what.kind && recordId === what.recordId)
    : null;
  return (
    <OutwardDialog
      title={what.title}
      links={
        pages?.map((page) => ({
          id: page.id,
          shownAt: formatMoment(page.shownAt),
          until: `до ${formatLongDate(dateOf(new Date(page.until)))}`,
          hides: page.hides,
          opened: page.opened,
          state: stateOf(page, what.changedAt),
          isOwn: page.isOwn,
          address: addresses.get(page.id) ?? null,
        })) ?? null
      }
      problem={data?.ok === false ? PROBLEM_WORDS[data.problem.kind] : null}
      onRetry={() => void refetch()}
      onCreate={async (days, hides) => {
        const { kind, recordId } = what;
        return change(async () => {
          const answer = await api.show(companyId, { kind, recordId, days, ...(await what.make(hides)) });
          if (answer.ok) {
            const address = `${window.location.origin}${OUTWARD_PATH}${answer.value.token}`;
            setAddresses((known) => new Map(known).set(answer.value.id, address));
          }
          return answer;
        });
      }}
      onCopy={(address) =>
        void attemptWithToast('Ссылка не скопирована', async () => {
          await navigator.clipboard.writeText(address);
          showSuccess('Ссылка скопирована');
        })
      }
      onRenew={(id) => {
        const hides = pages?.find((page) => page.id === id)?.hides ?? true;
        return change(
          async () => api.renew(companyId, id, await what.make(hides)),
          () => showSuccess('Страница обновлена'),
        );
      }}
      onStop={(id) =>
        change(
          () => api.stop(companyId, id),
          () => showSuccess('Ссылка отключена'),
        )
      }
      onClose={onClose}
    />
  );
}
