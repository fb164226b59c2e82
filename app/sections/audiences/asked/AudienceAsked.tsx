import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';

import { countAsked } from '#src/domain/audiences/askedFigures.ts';
import type { ContactEntry } from '#src/domain/audiences/contactList.ts';
import { formatMoment, formatNumber, NBSP } from '#src/domain/core/format.ts';
import { failed, LOADING, ready } from '#src/domain/core/loadable.ts';
import type { AudienceRound } from '#src/domain/fieldwork/inviting/invitedContacts.ts';
import { invitedWords } from '#src/domain/fieldwork/inviting/invitedWords.ts';
import { AskedRounds, type AskedRound } from '#src/features/audiences/contacts/AskedRounds.tsx';
import { useMissingRole } from '#src/ui/context/rights.ts';
import { useSharedCompany } from '#src/ui/context/SharedCompany.ts';

import { explain } from '../../../shared/outcomes.ts';
import { answered } from '../../../shared/team/ServerError.ts';
import { useStore } from '#store/StoreContext.ts';
import { roundsOfAudience } from '#store/team/apis/roundApi.ts';
import { useRoundPages, type RoundPage } from './useRoundPages.ts';

/** Days for which an answer is a recent one. */
const RECENT_DAYS = 30;
const readRecent = (): string => new Date(Date.now() - RECENT_DAYS * 24 * 60 * 60 * 1000).toISOString();

const asRow = ({ roundId, invited, began, finished, lastAt }: AudienceRound, page: RoundPage): AskedRound => ({
  id: roundId,
  title: page.title,
  href: page.href,
  note: [
    `приглашены ${formatNumber(invited)}`,
    `начали ${formatNumber(began)}`,
    `закончили ${formatNumber(finished)}`,
    lastAt === null ? '' : `последний ответ ${formatMoment(lastAt)}`,
  ]
    .filter(Boolean)
    .join(' · '),
  state: null,
  materialHref: null,
});

interface AudienceAskedProps {
  readonly audienceId: string;
  readonly contacts: readonly ContactEntry[];
}

/** Whom of an audience was asked, and in which rounds. */
export function AudienceAsked({ audienceId, contacts }: AudienceAskedProps) {
  const { companyId } = useStore();
  // Only users who may ask see who was asked; others would be refused over and over.
  const mayAsk = useMissingRole('Researcher') === null;
  const isShared = useSharedCompany() === true && mayAsk;
  const pageOf = useRoundPages();
  const [since] = useState(readRecent);
  const settled = useDeferredValue(contacts);
  const asked = useMemo(() => countAsked(settled, since), [settled, since]);
  const query = useQuery({
    queryKey: ['audienceRounds', companyId, audienceId],
    queryFn: async () => answered(await roundsOfAudience(companyId, audienceId, fetch)),
    enabled: isShared && contacts.length > 0,
    gcTime: 0,
    retry: false,
  });
  if (!isShared || contacts.length === 0) return null;
  const rounds =
    query.data && pageOf
      ? ready(query.data.rounds.map((round) => asRow(round, pageOf(round.roundId))))
      : query.error
        ? failed(explain(query.error))
        : LOADING;
  return (
    <AskedRounds
      title="Кого спрашивали"
      headingLevel={4}
      figures={[
        `людей ${formatNumber(asked.people)}`,
        // Whoever was invited was, when their contact is gone, too: the server alone knows (R450).
        query.data ? invitedWords(query.data) : 'приглашены —',
        `ответили ${formatNumber(asked.answered)}`,
        `опрошены за${NBSP}${RECENT_DAYS}${NBSP}дней ${formatNumber(asked.recently)}`,
      ]}
      rounds={rounds}
      emptyText="Эту аудиторию ещё не приглашали ни в один раунд интервью."
      onRetry={() => void query.refetch()}
    />
  );
}
