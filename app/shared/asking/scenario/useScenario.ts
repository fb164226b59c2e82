import { useState } from 'react';

import type { ScenarioForm } from '#src/domain/account/scenario/form.ts';
import type { Scenario } from '#src/domain/account/settings.ts';
import { failed, LOADING, ready, type Loadable } from '#src/domain/core/loadable.ts';
import type { ScenarioScreenProps } from '#src/features/fieldwork/scenario/ScenarioScreen.tsx';

import { createScenario, saveScenario, switchScenario } from './scenarioActions.ts';
import { attempt, attemptWithToast } from '../../outcomes.ts';
import { showSuccess } from '../../toast.ts';
import { storeMessageText } from '#store/messages.ts';
import { useRecord } from '#store/queries.ts';
import { useStore } from '#store/StoreContext.ts';

/**
 * The scenario of an address; null when there is none. One that is removed while it is shown stays, as removed, so that nothing
 * that was typed over it is lost.
 */
export function useScenario(id: string): Loadable<Scenario | null> {
  const { data, error } = useRecord('scenario', id);
  const [seen, setSeen] = useState<Scenario | null>(null);
  const isThere = data !== undefined && data !== null && data.deletedAt === null;
  if (isThere && data !== seen) setSeen(data);
  if (isThere) return ready(data);
  if (seen) return ready({ ...seen, deletedAt: seen.updatedAt });
  if (error) return failed(storeMessageText(error));
  return data === undefined ? LOADING : ready(null);
}

/**
 * Returns the actions on a scenario being written: the action, and the toast that reports its outcome.
 * @param scenario null: a new one
 * @param onMade called when a new one was stored, under this id; or a draft was activated
 */
export function useScenarioActions(
  scenario: Scenario | null,
  onMade: (id: string) => void,
): Pick<ScenarioScreenProps, 'onSubmit' | 'onDeactivate'> {
  const store = useStore();
  return {
    onSubmit: (form: ScenarioForm, activate: boolean) =>
      attempt(async () => {
        const title = form.title.trim();
        if (scenario) {
          await saveScenario(store, scenario, form, activate);
          showSuccess(activate ? 'Сценарий активирован' : 'Сценарий сохранён', title);
          if (activate) onMade(scenario.id);
          return;
        }
        const made = await createScenario(store, form, activate);
        showSuccess(activate ? 'Сценарий создан и активирован' : 'Сценарий создан', title);
        onMade(made);
      }),
    onDeactivate: (active) =>
      void attemptWithToast('Сценарий не изменён', async () => {
        await switchScenario(store, active, 'draft');
        showSuccess('Сценарий снова черновик', active.title);
      }),
  };
}
