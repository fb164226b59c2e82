import { EMPTY_SCENARIO_FORM, type ScenarioForm } from '#src/domain/account/scenario/form.ts';
import type { Scenario } from '#src/domain/account/settings.ts';
import { living } from '#src/domain/core/record.ts';
import { keptMonths, RESEARCH_SETTINGS_ID } from '#src/domain/research/privacy/settings.ts';
import { ScenarioScreen, type ScenarioScreenProps } from '#src/features/fieldwork/scenario/ScenarioScreen.tsx';
import { useOver } from '#src/ui/context/rights.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { onDemand } from '#src/ui/onDemand.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';

import { useRecord, useRetryFailed } from '#store/queries.ts';
import { useStore } from '#store/StoreContext.ts';
import { newId } from '../../newId.ts';
import { useKeptDraft } from '../../useDraft.ts';
import { draftPlace, SCENARIO_DRAFT } from './scenarioDraft.ts';
import { useAskingModel } from './useAskingModel.ts';
import { useLengths } from './useLengths.ts';
import { useScenario, useScenarioActions } from './useScenario.ts';
import { useScenarioLeaving } from './useScenarioLeaving.tsx';

const ScenarioOver = onDemand(() => import('./ScenarioOver.tsx').then((module) => module.ScenarioOver));

export interface ScenarioWritingProps {
  /** The scenario that is written; null: a new one. */
  id: string | null;
  /** Initial content of a new one, until something is typed. Default: nothing. */
  start?: ScenarioForm;
  /** Where what is typed into a new one is kept, apart from other new ones. Default `new`. */
  keptAs?: string;
  /** Whether it is to be asked next. Default false. */
  isNext?: boolean;
  /** Whether it takes the place of a step that had the focus. Default false. */
  takesFocus?: boolean;
  /** The way back. */
  back: ScenarioScreenProps['back'];
  /** A new one was stored under this id, or a draft was activated. */
  onMade: (id: string) => void;
}

/** The screen of a scenario that is there, or of a new one. */
function Writing(props: Omit<ScenarioWritingProps, 'id'> & { readonly scenario: Scenario | null }) {
  const { scenario, start, keptAs = null, isNext, takesFocus, back, onMade } = props;
  const { companyId } = useStore();
  const company = useRecord('company', companyId).data?.name ?? '';
  const settings = living(useRecord('researchSettings', RESEARCH_SETTINGS_ID).data);
  const model = useAskingModel();
  const lengths = useLengths();
  const { leave, question } = useScenarioLeaving();
  const { onSubmit, onDeactivate } = useScenarioActions(scenario, onMade);
  const [draft, keepDraft] = useKeptDraft(SCENARIO_DRAFT, draftPlace(companyId, scenario?.id ?? keptAs));
  const begun = scenario === null && start ? { values: start, base: EMPTY_SCENARIO_FORM, theirs: {} } : undefined;
  return (
    <>
      <ScenarioScreen
        scenario={scenario}
        measured={scenario ? lengths[scenario.id] : undefined}
        company={company}
        keepsMonths={keptMonths(settings)}
        model={model}
        draft={draft ?? begun}
        onDraftChange={keepDraft}
        onSubmit={onSubmit}
        onDeactivate={(active) => leave(active, 'draft', () => onDeactivate(active))}
        isNext={isNext}
        takesFocus={takesFocus}
        back={back}
        newId={newId}
      />
      {question}
    </>
  );
}

function Stored({ id, ...props }: ScenarioWritingProps & { readonly id: string }) {
  const scenario = useScenario(id);
  const isOver = useOver() !== null;
  const retry = useRetryFailed();
  if (scenario.state === 'loading') return <Skeleton height={320} />;
  if (scenario.state === 'failed') {
    return <ErrorState title="Сценарий не открылся" message={scenario.message} onRetry={retry} />;
  }
  // It went with the access of the person, and was not deleted.
  if (isOver && scenario.value?.deletedAt !== null) return <ScenarioOver keptAs={id} />;
  if (scenario.value) return <Writing {...props} scenario={scenario.value} />;
  return (
    <EmptyState title="Такого сценария нет" action={<LinkButton href={props.back.href}>К сценариям</LinkButton>}>
      Его удалили, или ссылка ведёт в другую компанию.
    </EmptyState>
  );
}

/** A scenario that is written: reads it, keeps what is typed, wires callbacks. */
export function ScenarioWriting({ id, ...props }: ScenarioWritingProps) {
  const isOver = useOver() !== null;
  if (id !== null) return <Stored {...props} id={id} />;
  return isOver ? <ScenarioOver keptAs={props.keptAs ?? null} /> : <Writing {...props} scenario={null} />;
}
