import type { ScenarioForm } from '#src/domain/account/scenario/form.ts';
import {
  createScenario as createScenarioOps,
  editScenario,
  setScenarioStatus,
} from '#src/domain/account/scenario/rules.ts';
import type { Scenario } from '#src/domain/account/settings.ts';
import { asRead } from '#src/domain/core/expectation.ts';

import type { Store } from '#store/port.ts';
import { newId } from '../../newId.ts';

/** Stores what was changed in a scenario, and activates it if so wished. */
export async function saveScenario(
  store: Store,
  scenario: Scenario,
  form: ScenarioForm,
  activate = false,
): Promise<void> {
  const read = [
    'title',
    'description',
    'welcome',
    'consent',
    'thanks',
    'stages',
    'questions',
    // A script sent unchanged is checked as such.
    'status',
  ] as const;
  await store.commit(editScenario(scenario, form, activate), {
    expect: [asRead('scenario', scenario.id, scenario, read)],
  });
}

/** Activates a scenario, or makes it a draft again. */
export async function switchScenario(store: Store, scenario: Scenario, status: Scenario['status']): Promise<void> {
  await store.commit(setScenarioStatus(scenario, status), {
    expect: [asRead('scenario', scenario.id, scenario, ['status', 'stages', 'questions'])],
  });
}

/** Stores a new scenario, a draft unless it is to be activated. Returns its id. */
export async function createScenario(store: Store, form: ScenarioForm, activate = false): Promise<string> {
  const { id, ops } = createScenarioOps(form, { newId }, activate);
  await store.commit(ops);
  return id;
}
