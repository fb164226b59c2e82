import { useState } from 'react';

import { living } from '#src/domain/core/record.ts';
import type { Round } from '#src/domain/fieldwork/kinds.ts';
import { invitableId, withRefused } from '#src/domain/fieldwork/inviting/invitable.ts';
import { roundFormOf } from '#src/domain/fieldwork/rounds/roundForm.ts';
import { RoundScreen } from '#src/features/fieldwork/round/RoundScreen.tsx';
import { useMissingRole } from '#src/ui/context/rights.ts';
import { onDemand } from '#src/ui/onDemand.ts';

import { contactHref } from '../../../routing/contactHref.ts';
import { audienceHref, materialHref, scenarioHref, studyHref } from '../../../routing/hrefs.ts';
import { PATHS } from '../../../routing/paths.ts';
import { useUrlState } from '../../../routing/useUrlState.ts';
import { attempt, attemptWithToast } from '../../../shared/outcomes.ts';
import { usePeople } from '../../../shared/people.ts';
import { answered } from '../../../shared/team/ServerError.ts';
import { useMayCome } from '../../../shared/team/useMayCome.ts';
import { showSuccess } from '../../../shared/toast.ts';
import { useRecord } from '#store/queries.ts';
import { useStore } from '#store/StoreContext.ts';
import { readMonthAgo } from './monthAgo.ts';
import { changePlan, ROUND_API } from './roundActions.ts';
import { ROUND_PART } from './roundUrl.ts';
import { useActivationAsk } from './useActivationAsk.ts';
import { useAnswerSegment } from './useAnswerSegment.ts';
import { useInvitables } from './useInvitables.ts';
import { useRoundActs } from './useRoundActs.ts';
import { useRoundAnswers } from './useRoundAnswers.ts';
import { useRoundChoices } from './useRoundChoices.ts';
import { useRoundWords } from './useRoundWords.ts';
import { useScript } from './useScript.ts';

const RoundPlanDialog = onDemand(() =>
  import('#src/features/fieldwork/round/RoundPlanDialog.tsx').then((module) => module.RoundPlanDialog),
);
const InviteContactsDialog = onDemand(() =>
  import('#src/features/fieldwork/round/InviteContactsDialog.tsx').then((module) => module.InviteContactsDialog),
);

const RewardCodesDialog = onDemand(() =>
  import('#src/features/fieldwork/round/RewardCodesDialog.tsx').then((module) => module.RewardCodesDialog),
);

const CopyByHandDialog = onDemand(() =>
  import('#src/features/fieldwork/round/CopyByHandDialog.tsx').then((module) => module.CopyByHandDialog),
);
const SegmentDialog = onDemand(() =>
  import('#src/features/fieldwork/round/SegmentDialog.tsx').then((module) => module.SegmentDialog),
);

const NOBODY: ReadonlySet<string> = new Set();

/** A round that was read, with all that its page asks the server: reads, passes props, wires callbacks. */
export function OpenedRound({ round }: { readonly round: Round }) {
  const store = useStore();
  const [part, setPart] = useUrlState(ROUND_PART);
  const [dialog, setDialog] = useState<'invite' | 'codes' | null>(null);
  /** The round as it was when the form was opened: a colleague's change made since is not written over. */
  const [planned, setPlanned] = useState<Round | null>(null);
  const [monthAgo] = useState(readMonthAgo);
  const mayAsk = useMissingRole('Researcher') === null;
  const read = useRecord('research', round.researchId);
  const study = living(read.data);
  const mayCome = useMayCome();
  const isGone = read.isSuccess && study === null && !(read.data === null && mayCome);
  const audience = useRecord('audience', round.audienceId);
  const isAudienceGone = audience.isSuccess && living(audience.data) === null;
  const asked = useScript(round);
  const people = usePeople();
  const hidesNames = people.state !== 'ready' || people.value.hidesNames;
  const contacts = useInvitables(round.audienceId, hidesNames);
  const { onRetry, onMore, ...told } = useRoundAnswers({ companyId: store.companyId, roundId: round.id }, mayAsk);
  const { onInvite, onAddCodes, byHand, onByHand, ...acts } = useRoundActs(round, asked, contacts, onRetry);
  const activation = useActivationAsk(round);
  const segment = useAnswerSegment(round);
  const { price: _price, ...choices } = useRoundChoices();
  const [invited, setInvited] = useState<ReadonlySet<string>>(NOBODY);
  const [refused, setRefused] = useState<ReadonlySet<string>>(NOBODY);
  /** All invited people are requested first, however many the page has loaded: no one is offered twice. */
  const askWhom = () =>
    void attemptWithToast('Список приглашённых не прочитан', async () => {
      const told = answered(await ROUND_API.invited({ companyId: store.companyId, roundId: round.id }));
      setInvited(new Set(told.contacts.map(invitableId)));
      setRefused(new Set((told.refused ?? []).map(invitableId)));
      setDialog('invite');
    });
  const onClose = () => setDialog(null);
  return (
    <>
      <RoundScreen
        {...told}
        {...acts}
        {...activation}
        round={round}
        study={{
          title: study?.title ?? 'Исследования',
          href: isGone ? PATHS.research : studyHref(round.researchId),
          isGone,
        }}
        script={asked.script}
        hasNewer={asked.hasNewer}
        draftHref={asked.isDraft ? scenarioHref(round.scenarioId) : null}
        keepsMonths={asked.keepsMonths}
        canInvite={round.audienceId !== null}
        now={() => new Date()}
        part={part}
        onPart={(next) => setPart(() => next, 'push')}
        {...useRoundWords(round, asked.script, mayAsk)}
        nameOf={(row) => (hidesNames ? '' : (contacts.contactOf(row)?.name ?? ''))}
        contactHref={(row) => {
          const contact = hidesNames ? undefined : contacts.contactOf(row);
          return contact === undefined ? null : contactHref(round.audienceId ?? '', contact);
        }}
        materialHref={(id) => materialHref(round.researchId, id)}
        onEdit={() => setPlanned(round)}
        onInvite={askWhom}
        onSegment={segment.onSegment}
        onCodes={() => setDialog('codes')}
        onMore={onMore}
        onRetry={onRetry}
      />
      {segment.dialog ? <SegmentDialog {...segment.dialog} /> : null}
      {planned ? (
        <RoundPlanDialog
          {...choices}
          now={() => new Date()}
          round={planned}
          empty={roundFormOf(planned)}
          onClose={() => setPlanned(null)}
          onSubmit={(form) =>
            attempt(async () => {
              await changePlan(store, planned, form);
              showSuccess('Раунд сохранён');
            })
          }
        />
      ) : null}
      {byHand === null ? null : <CopyByHandDialog address={byHand} onClose={onByHand} />}
      {dialog === 'codes' && told.standing.state === 'ready' ? (
        <RewardCodesDialog rewards={told.standing.value.figures.rewards} onAdd={onAddCodes} onClose={onClose} />
      ) : null}
      {dialog === 'invite' && contacts.contacts ? (
        <InviteContactsDialog
          contacts={withRefused(contacts.contacts, refused)}
          audienceHref={isAudienceGone ? null : audienceHref(round.audienceId ?? '')}
          invited={invited}
          byMail={round.byMail && choices.hasMail}
          isPaused={round.state === 'paused'}
          monthAgo={monthAgo}
          onClose={onClose}
          onInvite={onInvite}
        />
      ) : null}
    </>
  );
}
