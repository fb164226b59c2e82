import { useCallback, useMemo, useState } from 'react';

import { contactsByAudience } from '#src/domain/audiences/figures.ts';
import { choicesOf } from '#src/domain/core/loadable.ts';
import { INTERVIEW_STEPS, NEW_INTERVIEW, type InterviewPlan } from '#src/domain/fieldwork/inviting/interviewPlan.ts';
import { InterviewScreen } from '#src/features/fieldwork/interview/InterviewScreen.tsx';
import { ServerNeeded } from '#src/features/fieldwork/interview/ServerNeeded.tsx';
import { useSharedCompany } from '#src/ui/context/SharedCompany.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';

import type { ResearchView } from '../url.ts';
import { accountHref, interviewHref, scenarioHref } from '../../../routing/hrefs.ts';
import { PATHS } from '../../../routing/paths.ts';
import type { SetUrl } from '../../../routing/useUrlState.ts';
import { INTERVIEW_DRAFT } from '../../../shared/asking/interviewDraft.ts';
import { hasServer } from '../../../shared/team/server.ts';
import { useKeptDraft } from '../../../shared/useDraft.ts';
import { toLoadable, useAll, useSummaries } from '#store/queries.ts';
import { useStore } from '#store/StoreContext.ts';
import { AskPart } from './AskPart.tsx';
import { CallPart } from './CallPart.tsx';
import { WhomPart } from './WhomPart.tsx';

const HREFS = { whom: interviewHref('whom'), ask: interviewHref('ask'), call: interviewHref('call') } as const;

export interface InterviewStepsProps {
  /** State of the address. */
  readonly view: ResearchView;
  readonly setView: SetUrl<ResearchView>;
}

/** «Провести интервью»: keeps what is chosen, shows the step of the address. */
export function InterviewSteps({ view, setView }: InterviewStepsProps) {
  const { companyId } = useStore();
  const isShared = useSharedCompany();
  const [kept, keep] = useKeptDraft(INTERVIEW_DRAFT, companyId);
  const plan = kept ?? NEW_INTERVIEW;
  const onType = useCallback((typed: Partial<InterviewPlan>) => keep({ ...plan, ...typed }), [keep, plan]);
  const { data, error } = useAll('scenario', isShared === true);
  const scenarios = useMemo(() => toLoadable({ data: data?.items, error }), [data, error]);
  const scenario = choicesOf(scenarios).find(({ id }) => id === plan.scenarioId) ?? null;
  const audiences = useSummaries('audience').data?.items;
  const audience = audiences?.find(({ id }) => id === plan.audienceId)?.name ?? '';
  const step = view.interview ?? INTERVIEW_STEPS[0];
  const { writing } = view;
  /** A step that was come to from another one takes the focus, and so does a scenario that is written on it, and the step after that. */
  const place = `${step} ${writing ?? ''}`;
  const [at, setAt] = useState({ place, isMoved: false });
  if (at.place !== place) setAt({ place, isMoved: true });

  const lists = useSummaries('contactList').data?.items;
  const isListEmpty = useMemo(
    () => lists !== undefined && !contactsByAudience(lists).get(plan.audienceId),
    [lists, plan.audienceId],
  );
  // A list without contacts has no one to ask.
  const whoWords = { '': '', list: isListEmpty ? '' : audience, anyone: 'По открытой ссылке' }[plan.who];
  const common = { plan, onType, takesFocus: at.isMoved };
  return (
    <InterviewScreen
      step={step}
      hrefs={HREFS}
      chosen={{ whom: whoWords, ask: scenario?.title ?? '', call: '' }}
      backHref={PATHS.research}
      isWriting={writing !== null}
      instead={
        isShared !== false ? null : (
          <ServerNeeded
            hasServer={hasServer()}
            shareHref={`${accountHref('companies')}&action=share`}
            uploadHref={`${PATHS.research}?action=upload`}
            scenarioHref={scenarioHref(null)}
          />
        )
      }
    >
      {step === 'whom' ? <WhomPart {...common} /> : null}
      {step === 'ask' ? (
        <AskPart
          {...common}
          scenarios={scenarios}
          writing={writing}
          onWrite={(next) => setView((now) => ({ ...now, writing: next }), 'push')}
          onMade={(scenarioId) => {
            // The study's topic besides its scenario is known where that was drafted from it.
            onType({ scenarioId, source: 'stored', ...(writing === 'about' ? {} : { about: '', hypothesisId: '' }) });
            setView((now) => ({ ...now, interview: 'call', writing: null }), 'replace');
          }}
        />
      ) : null}
      {step === 'call' && scenarios.state === 'loading' ? <Skeleton height={320} /> : null}
      {step === 'call' && scenarios.state !== 'loading' ? (
        <CallPart
          // A scenario that was just stored comes a moment later, and brings the title that the form begins with.
          key={scenario?.id ?? ''}
          {...common}
          plan={{ ...plan, title: plan.title === '' ? (scenario?.title ?? '') : plan.title }}
          scenario={scenario}
          hrefs={HREFS}
          onMade={() => keep(undefined)}
        />
      ) : null}
    </InterviewScreen>
  );
}
