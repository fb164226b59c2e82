import { useQuery } from '@tanstack/react-query';

import type { ContactEntry } from '#src/domain/audiences/contactList.ts';
import { formatMoment } from '#src/domain/core/format.ts';
import { failed, LOADING, ready } from '#src/domain/core/loadable.ts';
import type { ContactRound } from '#src/domain/fieldwork/inviting/invitedContacts.ts';
import { SHOWN_STATE_WORDS, shownState } from '#src/domain/fieldwork/shownState.ts';
import { AskedRounds, type AskedRound } from '#src/features/audiences/contacts/AskedRounds.tsx';
import { SHOWN_STATE_TONES } from '#src/features/fieldwork/round/shownStateTones.ts';
import { useMissingRole } from '#src/ui/context/rights.ts';
import { useSharedCompany } from '#src/ui/context/SharedCompany.ts';

import { materialHref } from '../../../routing/hrefs.ts';
import { explain } from '../../../shared/outcomes.ts';
import { answered } from '../../../shared/team/ServerError.ts';
import { useStore } from '#store/StoreContext.ts';
import { roundsOfContact } from '#store/team/apis/roundApi.ts';
import { useRoundPages, type RoundPage } from './useRoundPages.ts';

/** Returns the last event of a round, and its moment; null for none besides the invitation. */
function lastOf({ state, materialId, beganAt, finishedAt, lastAt }: ContactRound): readonly [string, string | null] {
  if (state === 'declined') return ['отказ', lastAt];
  if (state === 'withdrawn') return ['согласие отозвано', lastAt];
  if (finishedAt !== null) return ['до конца', finishedAt];
  // What is not in the study yet counts as no answer of the contact.
  return materialId === null ? ['начало', beganAt] : ['последний ответ', lastAt];
}

function noteOf(round: ContactRound): string {
  const [words, at] = lastOf(round);
  const last = at === null ? '' : `${words} ${formatMoment(at)}`;
  return [round.codeName, `приглашение ${formatMoment(round.invitedAt)}`, last].filter(Boolean).join(' · ');
}

function asRow(round: ContactRound, page: RoundPage): AskedRound {
  const { roundId, materialId } = round;
  // Without its study a round stands still, and nobody answers.
  const shown = shownState(round, { isEnded: page.isEnded, isStill: page.href === null });
  return {
    id: roundId,
    title: page.title,
    href: page.href,
    note: noteOf(round),
    state: { words: SHOWN_STATE_WORDS[shown], tone: SHOWN_STATE_TONES[shown] },
    materialHref: materialId === null || page.researchId === null ? null : materialHref(page.researchId, materialId),
  };
}

/** «Раунды» of a contact's card: what they were invited to, and what came of it. */
export function ContactAsked({ contact }: { readonly contact: ContactEntry }) {
  const { companyId } = useStore();
  // Only users who may ask see who was asked; others would be refused over and over.
  const mayAsk = useMissingRole('Researcher') === null;
  const isShared = useSharedCompany() === true && mayAsk;
  const pageOf = useRoundPages();
  const { listId, key } = contact;
  const query = useQuery({
    queryKey: ['contactRounds', companyId, listId, key],
    queryFn: async () => answered(await roundsOfContact(companyId, { listId, key }, fetch)),
    enabled: isShared,
    gcTime: 0,
    retry: false,
  });
  if (!isShared) return null;
  const rounds =
    query.data && pageOf
      ? ready(query.data.rounds.map((round) => asRow(round, pageOf(round.roundId))))
      : query.error
        ? failed(explain(query.error))
        : LOADING;
  return (
    <AskedRounds
      title="Приглашения и ответы"
      rounds={rounds}
      emptyText="Ни в один раунд интервью ещё не приглашали."
      onRetry={() => void query.refetch()}
    />
  );
}
