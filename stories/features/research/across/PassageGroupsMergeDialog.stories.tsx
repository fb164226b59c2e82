import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { DONE, type Outcome } from '#src/domain/core/outcome.ts';
import { PassageGroupsMergeDialog } from '#src/features/research/across/PassageGroupsMergeDialog.tsx';

import { groupOf, groups } from './sampleGroups.ts';

const meta = preview.meta({
  id: 'features-research-across-passagegroupsmergedialog',
  title: 'Разделы/Исследования/Объединение групп · PassageGroupsMergeDialog',
  component: PassageGroupsMergeDialog,
  parameters: { docs: { description: { component: '«Объединить группы»: цитаты одной ложатся за цитатами другой.' } } },
  args: {
    group: groups[0] ?? groupOf('1', 'Одна', []),
    others: groups.slice(1),
    onMerge: fn<(id: string) => Promise<Outcome>>(() => Promise.resolve(DONE)),
    onClose: fn(),
  },
});

export const Choosing = meta.story({
  name: 'С какой группой',
  play: async ({ args, userEvent }) => {
    const into = await screen.findByRole('combobox', { name: /^С какой группой/ });
    await userEvent.click(screen.getByRole('button', { name: 'Объединить' }));
    await expect(into).toHaveAccessibleDescription('Выберите группу');
    await userEvent.selectOptions(into, 'Дорого');
    await userEvent.click(screen.getByRole('button', { name: 'Объединить' }));
    await waitFor(() => expect(args.onMerge).toHaveBeenCalledWith('2money'));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
});

export const Gone = meta.story({
  name: 'Группу удалили в другой вкладке',
  args: { isGone: true },
  play: async () => {
    await expect(await screen.findByText(/объединять нечего/)).toBeVisible();
  },
});
