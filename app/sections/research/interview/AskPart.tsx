import { useMemo } from 'react';

import { readyScenario, scenarioAbout } from '#src/domain/account/scenario/ready.ts';
import type { Scenario } from '#src/domain/account/settings.ts';
import type { Loadable } from '#src/domain/core/loadable.ts';
import type { InterviewPlan } from '#src/domain/fieldwork/inviting/interviewPlan.ts';
import { WAITING_SHELVES } from '#src/domain/research/kinds.ts';
import { AskStep, type AskStepProps } from '#src/features/fieldwork/interview/AskStep.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';

import { interviewHref } from '../../../routing/hrefs.ts';
import { draftPlace, SCENARIO_DRAFT } from '../../../shared/asking/scenario/scenarioDraft.ts';
import { ScenarioWriting } from '../../../shared/asking/scenario/ScenarioWriting.tsx';
import { useKeptDraft } from '../../../shared/useDraft.ts';
import { toLoadable, useShelved } from '#store/queries.ts';
import { useStore } from '#store/StoreContext.ts';

/** Where a scenario that is made on this way comes from. */
const SOURCES = ['ready', 'about'] as const;
type Source = (typeof SOURCES)[number];

/** Apart from what is typed into a new scenario elsewhere. */
const keptAs = (source: Source): string => `interview-${source}`;

export interface AskPartProps {
  readonly plan: InterviewPlan;
  readonly onType: (typed: Partial<InterviewPlan>) => void;
  readonly scenarios: Loadable<readonly Scenario[]>;
  /** Scenario being written, by its id, or a draft, by its origin; null: none, and one is being chosen. */
  readonly writing: string | null;
  /** Something is to be written. */
  readonly onWrite: (writing: string) => void;
  /** A scenario was made or activated on this way. */
  readonly onMade: (id: string) => void;
  readonly takesFocus: boolean;
}

type ChoiceProps = Omit<AskPartProps, 'writing' | 'onMade'> & Pick<AskStepProps, 'hypotheses'>;

/** Choice of what to ask: mounted anew whenever a draft was left, so that it shows which were begun. */
function AskChoice({ onWrite, ...step }: ChoiceProps) {
  const { companyId } = useStore();
  const [ready, keepReady] = useKeptDraft(SCENARIO_DRAFT, draftPlace(companyId, keptAs('ready')));
  const [about, keepAbout] = useKeptDraft(SCENARIO_DRAFT, draftPlace(companyId, keptAs('about')));
  return (
    <AskStep
      {...step}
      begun={{ ready: ready !== undefined, about: about !== undefined }}
      onReady={(anew) => {
        if (anew) keepReady(undefined);
        onWrite('ready');
      }}
      onAbout={(anew) => {
        if (anew) keepAbout(undefined);
        onWrite('about');
      }}
      editHref={(id) => interviewHref('ask', id)}
      nextHref={interviewHref('call')}
    />
  );
}

/** «О чём спросить»: reads what can be asked, drafts a scenario, and opens its editor in place. */
export function AskPart({ writing, onMade, ...choice }: AskPartProps) {
  const { plan } = choice;
  const { data, error } = useShelved('hypothesis', WAITING_SHELVES);
  const hypotheses = useMemo(() => toLoadable({ data: data?.items, error }), [data, error]);
  if (writing === null) return <AskChoice {...choice} hypotheses={hypotheses} />;
  // A draft begins with the hypothesis that it is of.
  if (hypotheses.state === 'loading') return <Skeleton height={320} />;
  const source = SOURCES.find((one) => one === writing);
  const hypothesis = data?.items.find(({ id }) => id === plan.hypothesisId) ?? null;
  const start = source === 'about' ? scenarioAbout({ about: plan.about, hypothesis }) : readyScenario();
  return (
    <ScenarioWriting
      key={writing}
      id={source ? null : writing}
      {...(source ? { start, keptAs: keptAs(source) } : {})}
      isNext
      takesFocus={choice.takesFocus}
      back={{ label: 'О\u00A0чём спросить', href: interviewHref('ask') }}
      onMade={onMade}
    />
  );
}
