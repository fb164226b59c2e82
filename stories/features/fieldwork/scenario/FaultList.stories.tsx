import { expect, fn, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { FaultList } from '#src/features/fieldwork/scenario/FaultList.tsx';
import type { ScenarioFault } from '#src/domain/account/scenario/check.ts';

const faults: readonly ScenarioFault[] = [
  { name: 'options-a', question: 'a', where: 'Вопрос 2', says: 'Нужно хотя бы два варианта', isUnfinished: true },
  { name: 'question-b', question: 'b', where: 'Вопрос 5', says: 'Напишите вопрос', isUnfinished: true },
];

const meta = preview.meta({
  id: 'features-fieldwork-scenario-faultlist',
  title: 'Разделы/Респонденты/Что мешает активировать · FaultList',
  component: FaultList,
  parameters: {
    docs: { description: { component: 'Что мешает активировать сценарий: каждая причина ведёт к своему месту.' } },
  },
  args: { faults, onGo: fn() },
});

export const Sample = meta.story({
  name: 'Две причины: список берёт фокус, каждая ведёт к месту',
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Что мешает активировать' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Вопрос 5: Напишите вопрос' }));
    await expect(args.onGo).toHaveBeenCalledWith(faults[1]);
  },
});

export const Whole = meta.story({
  name: 'О сценарии целиком',
  args: {
    faults: [{ name: '', question: '', where: '', says: 'Добавьте хотя бы один вопрос', isUnfinished: true }],
  },
});
