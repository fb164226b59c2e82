import { useMemo, useState } from 'react';

import type { Scenario } from '#src/domain/account/settings.ts';
import { living } from '#src/domain/core/record.ts';
import { planInvitations } from '#src/domain/fieldwork/inviting/invitable.ts';
import type { InterviewPlan } from '#src/domain/fieldwork/inviting/interviewPlan.ts';
import { CallStep, type CallStepProps } from '#src/features/fieldwork/interview/CallStep.tsx';

import { interviewHref } from '../../../routing/hrefs.ts';
import { usePeople } from '../../../shared/people.ts';
import { useRecord } from '#store/queries.ts';
import { useInvitables } from '../rounds/useInvitables.ts';
import { useRoundChoices } from '../rounds/useRoundChoices.ts';
import { useScenarioTerms } from '../rounds/useScript.ts';
import { readMonthAgo } from '../rounds/monthAgo.ts';
import { useStart } from './useStart.ts';

const NOBODY: ReadonlySet<string> = new Set();

export interface CallPartProps extends Pick<CallStepProps, 'onType' | 'hrefs' | 'takesFocus'> {
  readonly plan: InterviewPlan;
  /** The chosen scenario; null while none is, or it is gone. */
  readonly scenario: Scenario | null;
  /** The study and its round are stored. */
  readonly onMade: () => void;
}

/** «Как позвать»: reads what is connected and who will be invited, and begins the interviews. */
export function CallPart({ plan, scenario, onMade, ...step }: CallPartProps) {
  const [monthAgo] = useState(readMonthAgo);
  const people = usePeople();
  const hidesNames = people.state !== 'ready' || people.value.hidesNames;
  const { contacts } = useInvitables(
    plan.who === 'list' && plan.audienceId !== '' ? plan.audienceId : null,
    hidesNames,
  );
  const invited = useMemo(
    () => contacts && planInvitations(contacts, NOBODY, { skipped: [], most: null, notSince: monthAgo }),
    [contacts, monthAgo],
  );
  const { hasMail, bot, hasWidget, settingsHref, price } = useRoundChoices();
  const hypothesis = living(useRecord('hypothesis', plan.hypothesisId || null).data);
  const terms = useScenarioTerms(scenario);
  const onSubmit = useStart({
    scenario,
    terms,
    hypothesis,
    invited,
    price,
    onMade,
  });
  return (
    <CallStep
      {...step}
      plan={plan}
      scenario={scenario}
      editHref={(id) => interviewHref('ask', id)}
      invited={invited}
      hasMail={hasMail}
      bot={bot}
      hasWidget={hasWidget}
      settingsHref={settingsHref}
      onSubmit={onSubmit}
    />
  );
}
