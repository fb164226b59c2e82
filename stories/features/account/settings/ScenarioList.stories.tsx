import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { ScenarioList } from '#src/features/account/settings/ScenarioList.tsx';

import { sampleScenario, sampleScenarios } from '../sampleSettings.ts';

const meta = preview.meta({
  id: 'features-account-settings-scenariolist',
  title: 'Разделы/Личный кабинет/Список сценариев · ScenarioList',
  component: ScenarioList,
  parameters: { docs: { description: { component: 'Сценарии диалогов: о чём каждый и что с ним можно сделать.' } } },
  args: {
    scenarios: sampleScenarios,
    onCreate: fn(),
    onEdit: fn(),
    onDuplicate: fn(),
    onStatusChange: fn(),
    onDelete: fn(),
  },
});

const button = (name: RegExp) => screen.getByRole('button', { name });

export const Filled = meta.story({
  name: 'Четыре сценария и что с ними можно сделать',
  play: async ({ args, userEvent }) => {
    await expect(screen.getAllByRole('listitem')).toHaveLength(4);
    await expect(screen.getAllByText('Активен')).toHaveLength(2);
    await expect(screen.getAllByText('Черновик')).toHaveLength(2);
    await userEvent.click(button(/^В черновик: Проблемное/));
    await expect(args.onStatusChange).toHaveBeenLastCalledWith(sampleScenario, 'draft');
    await userEvent.click(button(/^Активировать: Интервью о решении/));
    await expect(args.onStatusChange).toHaveBeenLastCalledWith(sampleScenarios[2], 'active');
    await userEvent.click(button(/^Редактировать: Проблемное/));
    await expect(args.onEdit).toHaveBeenCalledWith(sampleScenario);
    await userEvent.click(button(/^Дублировать: Проблемное/));
    await expect(args.onDuplicate).toHaveBeenCalledWith(sampleScenario);
    await userEvent.click(button(/^Удалить: Проблемное/));
    await expect(args.onDelete).toHaveBeenCalledWith(sampleScenario);
  },
});

export const Deleting = meta.story({
  name: 'Удаление: фокус у соседнего, после последнего — у «Создать сценарий»',
  args: { scenarios: sampleScenarios.slice(0, 2) },
  render: function Deleting(props) {
    const [scenarios, setScenarios] = useState(props.scenarios);
    return (
      <ScenarioList
        {...props}
        scenarios={scenarios}
        onDelete={({ id }) => setScenarios(scenarios.filter((one) => one.id !== id))}
      />
    );
  },
  play: async ({ userEvent }) => {
    await userEvent.click(button(/^Удалить: Проблемное/));
    await waitFor(() => expect(button(/^В черновик: Разговор с уходящим/)).toHaveFocus());
    await userEvent.click(button(/^Удалить: Разговор с уходящим/));
    await waitFor(() => expect(button(/^Создать сценарий$/)).toHaveFocus());
  },
});

export const Empty = meta.story({
  name: 'Пусто: что это и с чего начать',
  args: { scenarios: [] },
  play: async ({ args, userEvent }) => {
    await userEvent.click(button(/^Создать сценарий$/));
    await expect(args.onCreate).toHaveBeenCalledOnce();
  },
});

export const WithoutQuestions = meta.story({
  name: 'Без вопросов не активировать, и сказано почему',
  args: { scenarios: [{ ...sampleScenario, status: 'draft', questions: {} }] },
  play: async () => {
    await expect(button(/^Активировать/)).toBeDisabled();
    await expect(screen.getByText(/хотя бы один вопрос/)).toBeVisible();
  },
});
