import { fn, screen } from 'storybook/test';

import type { ScenarioForm } from '#src/domain/account/scenario/form.ts';
import { DONE, type Outcome } from '#src/domain/core/outcome.ts';
import type { ScenarioScreenProps } from '#src/features/fieldwork/scenario/ScenarioScreen.tsx';

import { COMPANY, richScenario, storyIds } from '../sampleTranscript.ts';

/** Shared args of all stories of ScenarioScreen; each story changes its own. */
export const scenarioScreenArgs = {
  scenario: richScenario,
  company: COMPANY,
  keepsMonths: 12,
  model: { name: 'qwen3-32b' },
  onDraftChange: fn(),
  onSubmit: fn<(form: ScenarioForm, activate: boolean) => Promise<Outcome>>(() => Promise.resolve(DONE)),
  onDeactivate: fn(),
  back: { label: 'Сценарии', href: '#settings' },
  newId: storyIds(),
  judge: () => Promise.resolve(null),
} satisfies ScenarioScreenProps;

export const button = (name: string | RegExp) => screen.getByRole('button', { name });
