import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { ScenarioRow } from '#src/features/account/settings/ScenarioRow.tsx';
import { NeedsScope } from '#src/ui/context/NeedsScope.tsx';
import { AS_RESEARCHER, expectBarred, FOR_ADMINS } from '#stories/rights.ts';

import { sampleScenario } from '../sampleSettings.ts';

const meta = preview.meta({
  id: 'features-account-settings-scenariorow',
  title: 'Разделы/Личный кабинет/Строка сценария · ScenarioRow',
  component: ScenarioRow,
  parameters: { docs: { description: { component: 'Сценарий в списке: править, скопировать, включить, удалить.' } } },
  args: { scenario: sampleScenario, onEdit: fn(), onDuplicate: fn(), onStatusChange: fn(), onDelete: fn() },
  render: (args) => (
    <NeedsScope needs="Researcher">
      <ul>
        <ScenarioRow {...args} />
      </ul>
    </NeedsScope>
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

export const Measured = meta.story({
  name: 'По нему уже говорили: длина измерена, а не оценена',
  args: { measured: { minutes: 21.6, talks: 14 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^22\sминуты \(медиана, 14\sинтервью\) · 10\sвопросов/)).toBeVisible();
  },
});

export const Draft = meta.story({
  name: 'Черновик без вопросов: не включить, и сказано почему',
  args: { scenario: { ...sampleScenario, status: 'draft', questions: {} } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Активировать/ })).toBeDisabled();
  },
});

const byResearcher = [/^Редактировать/, /^Удалить/];

export const ResearchersDraft = meta.story({
  name: 'Исследователь: черновик правит, активировать не может',
  globals: AS_RESEARCHER,
  args: { scenario: { ...sampleScenario, status: 'draft' } },
  play: async ({ args, canvas, userEvent }) => {
    await expectBarred(canvas.getByRole('button', { name: /^Активировать/ }), FOR_ADMINS);
    for (const name of byResearcher) await userEvent.click(canvas.getByRole('button', { name }));
    await expect(args.onEdit).toHaveBeenCalledOnce();
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
});

export const ResearchersActive = meta.story({
  name: 'Исследователь: активный только копирует',
  globals: AS_RESEARCHER,
  args: { scenario: { ...sampleScenario, status: 'active' } },
  play: async ({ args, canvas, userEvent }) => {
    for (const name of [/^В черновик/, ...byResearcher]) {
      await expectBarred(canvas.getByRole('button', { name }), FOR_ADMINS);
    }
    await userEvent.click(canvas.getByRole('button', { name: /^Дублировать/ }));
    await expect(args.onDuplicate).toHaveBeenCalledOnce();
  },
});
