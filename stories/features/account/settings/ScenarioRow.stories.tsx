import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { ScenarioRow } from '#src/features/account/settings/ScenarioRow.tsx';

import { sampleScenario } from '../sampleSettings.ts';

const meta = preview.meta({
  id: 'features-account-settings-scenariorow',
  title: 'Разделы/Личный кабинет/Строка сценария · ScenarioRow',
  component: ScenarioRow,
  args: { scenario: sampleScenario, onEdit: fn(), onDuplicate: fn(), onStatusChange: fn(), onDelete: fn() },
  render: (args) => (
    <ul>
      <ScenarioRow {...args} />
    </ul>
  ),
});

export const Sample = meta.story({
  name: 'О чём он и что с ним делают',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: sampleScenario.title })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Редактировать/ }));
    await expect(args.onEdit).toHaveBeenCalledWith(sampleScenario);
    await userEvent.click(canvas.getByRole('button', { name: /^Удалить/ }));
    await expect(args.onDelete).toHaveBeenCalledWith(sampleScenario);
  },
});

export const Draft = meta.story({
  name: 'Черновик без вопросов: не включить, и сказано почему',
  args: { scenario: { ...sampleScenario, status: 'draft', questions: {} } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Активировать/ })).toBeDisabled();
  },
});
