import type { ScenarioFault } from '../../../domain/account/scenario/check.ts';
import { stagesInWords, type ScenarioForm } from '../../../domain/account/scenario/form.ts';
import { TERMS } from '../../../domain/terms.ts';

/** Labels of a scenario's fields. */
export const LABELS: Readonly<Record<keyof ScenarioForm, string>> = {
  title: TERMS.scenario.title,
  description: TERMS.scenario.description,
  welcome: TERMS.scenario.welcome,
  consent: TERMS.scenario.consent,
  thanks: TERMS.scenario.thanks,
  modelAsks: TERMS.scenario.modelAsks,
  stages: TERMS.scenario.stages,
};
/** Shown for a scenario that another user has removed meanwhile. */
export const GONE = 'Сценарий удалили. То, что вы набрали, пока здесь: скопируйте нужное.';

/** A value as a conflict shows it. */
export function shownText(field: keyof ScenarioForm, value: string): string {
  if (field === 'modelAsks') return value === '' ? 'Нет' : 'Да';
  return field === 'stages' ? stagesInWords({ stages: value }) : value;
}

/** Returns the first fault of each control. */
export function byName(faults: readonly ScenarioFault[]): Readonly<Record<string, string>> {
  const told: Record<string, string> = {};
  for (const { name, says } of faults) told[name] ??= says;
  return told;
}
