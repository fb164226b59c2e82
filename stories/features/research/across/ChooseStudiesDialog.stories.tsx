import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { ChooseStudiesDialog } from '#src/features/research/across/ChooseStudiesDialog.tsx';

import { summaries } from '../sampleStudy.ts';

const [first, second] = summaries;
if (!first || !second) throw new Error('the sample has no two studies');

const meta = preview.meta({
  id: 'features-research-across-choosestudiesdialog',
  title: 'Разделы/Исследования/Выбор исследований · ChooseStudiesDialog',
  component: ChooseStudiesDialog,
  parameters: {
    docs: { description: { component: 'Какие исследования: одно или несколько, с поиском, когда их много.' } },
  },
  args: {
    title: 'Находки нескольких исследований',
    description: 'Слова из выбранных исследований сравниваются между собой.',
    submitLabel: 'Показать находки',
    where: 'Сразу',
    studies: summaries,
    onChoose: fn(),
    onClose: fn(),
  },
});

const send = () => screen.getByRole('button', { name: 'Показать находки' });

export const Again = meta.story({
  name: 'Выбранное отмечено; удалённого исследования в выборе нет',
  args: { chosen: [second.id, 'gone'] },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('checkbox', { name: second.title })).toBeChecked();
    await expect(screen.getByRole('group')).toHaveAccessibleName(/выбрано: 1$/);
    await userEvent.click(screen.getByRole('checkbox', { name: first.title }));
    await userEvent.click(send());
    await waitFor(() => expect(args.onChoose).toHaveBeenLastCalledWith([first.id, second.id]));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const Many = meta.story({
  name: 'Слишком много: сказано, сколько можно',
  args: {
    studies: Array.from({ length: 51 }, (_, index) => ({ id: `s${index}`, title: `Исследование ${index + 1}` })),
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Выбрать все' }));
    await expect(await screen.findByText(/^Сразу не больше 50.исследований$/)).toBeVisible();
    await expect(send()).toBeDisabled();
  },
});
