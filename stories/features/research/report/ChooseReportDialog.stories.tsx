import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { ChooseReportDialog } from '#src/features/research/report/ChooseReportDialog.tsx';

import { summaries } from '../sampleStudy.ts';

const meta = preview.meta({
  id: 'features-research-report-choosereportdialog',
  title: 'Разделы/Исследования/Диалог «Отчёт» · ChooseReportDialog',
  component: ChooseReportDialog,
  parameters: { docs: { description: { component: 'О каких исследованиях отчёт: выбор из того, что нашёл список.' } } },
  args: { studies: summaries, onChoose: fn(), onClose: fn() },
});

const send = () => screen.getByRole('button', { name: 'Собрать отчёт' });

export const Choosing = meta.story({
  name: 'Ничего не выбрано — нечего собирать; выбранные идут в порядке списка',
  play: async ({ args, userEvent, step }) => {
    await step('Сказано, чего не хватает', async () => {
      await expect(send()).toBeDisabled();
      await expect(screen.getByRole('status')).toHaveTextContent('Выберите хотя бы одно исследование');
    });
    await step('Второе, потом первое', async () => {
      const boxes = await screen.findAllByRole('checkbox');
      for (const box of boxes.slice(0, 2).toReversed()) await userEvent.click(box);
      await userEvent.click(send());
      await waitFor(() => expect(args.onChoose).toHaveBeenCalledTimes(1));
      await expect(args.onChoose).toHaveBeenLastCalledWith(summaries.slice(0, 2).map(({ id }) => id));
      await expect(args.onClose).toHaveBeenCalledTimes(1);
    });
  },
});

export const All = meta.story({
  name: 'Все сразу',
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Выбрать все' }));
    await expect(screen.getByRole('button', { name: 'Снять выбор' })).toBeVisible();
    await userEvent.click(send());
    await waitFor(() => expect(args.onChoose).toHaveBeenLastCalledWith(summaries.map(({ id }) => id)));
  },
});

export const TooMany = meta.story({
  name: 'Слишком много: сказано, сколько можно',
  args: {
    studies: Array.from({ length: 51 }, (_, index) => ({ id: `s${index}`, title: `Исследование ${index + 1}` })),
  },
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Выбрать все' }));
    await expect(await screen.findByText(/^В одном отчёте не больше 50\sисследований$/)).toBeVisible();
    await expect(send()).toBeDisabled();
  },
});
