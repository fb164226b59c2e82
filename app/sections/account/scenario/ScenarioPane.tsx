import type { Scenario } from '#src/domain/account/settings.ts';
import { living } from '#src/domain/core/record.ts';
import { keptMonths, RESEARCH_SETTINGS_ID } from '#src/domain/research/privacy/settings.ts';
import { ScenarioScreen } from '#src/features/fieldwork/scenario/ScenarioScreen.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';

import { draftPlace, SCENARIO_DRAFT } from './scenarioDraft.ts';
import { useAskingModel } from './useAskingModel.ts';
import { useLengths } from './useLengths.ts';
import { useScenario, useScenarioActions } from './useScenario.ts';
import { ACCOUNT_ADDRESS, SCENARIO_URL } from '../url.ts';
import { useCanonicalAddress, type ScreenAddress } from '../../../shared/canonicalAddress.ts';
import { newId } from '../../../shared/newId.ts';
import { useKeptDraft } from '../../../shared/useDraft.ts';
import { accountHref } from '../../../routing/hrefs.ts';
import { useRecord, useRetryFailed } from '../../../workspace/queries.ts';
import { useStore } from '../../../workspace/StoreContext.ts';

const ADDRESS: ScreenAddress = { codecs: [ACCOUNT_ADDRESS, SCENARIO_URL] };

/** The screen of a scenario that is there, or of a new one. */
function Writing({ scenario }: { scenario: Scenario | null }) {
  const { companyId } = useStore();
  const company = useRecord('company', companyId).data?.name ?? '';
  const settings = living(useRecord('researchSettings', RESEARCH_SETTINGS_ID).data);
  const model = useAskingModel();
  const lengths = useLengths();
  const [draft, keepDraft] = useKeptDraft(SCENARIO_DRAFT, draftPlace(companyId, scenario?.id ?? null));
  return (
    <ScenarioScreen
      scenario={scenario}
      measured={scenario ? lengths[scenario.id] : undefined}
      company={company}
      keepsMonths={keptMonths(settings)}
      model={model}
      draft={draft}
      onDraftChange={keepDraft}
      {...useScenarioActions(scenario)}
      settingsHref={accountHref('settings')}
      newId={newId}
    />
  );
}

/** A scenario by its id. */
function Stored({ id }: { id: string }) {
  const scenario = useScenario(id);
  const retry = useRetryFailed();
  if (scenario.state === 'loading') return <Skeleton height={320} />;
  if (scenario.state === 'failed') {
    return <ErrorState title="Сценарий не открылся" message={scenario.message} onRetry={retry} />;
  }
  if (scenario.value) return <Writing scenario={scenario.value} />;
  return (
    <EmptyState
      title="Такого сценария нет"
      action={<LinkButton href={accountHref('settings')}>К сценариям</LinkButton>}
    >
      Его удалили, или ссылка ведёт в другую компанию.
    </EmptyState>
  );
}

export interface ScenarioPaneProps {
  /** The scenario that is written; null: a new one. */
  id: string | null;
}

/** A scenario that is written: reads it, keeps what is typed, wires callbacks. */
export function ScenarioPane({ id }: ScenarioPaneProps) {
  useCanonicalAddress(ADDRESS);
  return id === null ? <Writing scenario={null} /> : <Stored id={id} />;
}
