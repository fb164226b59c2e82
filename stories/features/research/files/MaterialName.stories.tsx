import { expect, fn, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { DONE, refused } from '#src/domain/core/outcome.ts';
import { MaterialName, type MaterialNameProps } from '#src/features/research/files/MaterialName.tsx';
import { retype } from '#stories/checks.ts';

const meta = preview.meta({
  id: 'features-research-files-materialname',
  title: 'Разделы/Исследования/Название файла · MaterialName',
  component: MaterialName,
  parameters: {
    docs: {
      description: {
        component: 'Название файла, которое правят на месте; окончание, по которому узнают вид файла, остаётся.',
      },
    },
  },
  args: {
    material: { name: 'Интервью 42.txt' },
    onRename: fn<MaterialNameProps['onRename']>(() => Promise.resolve(DONE)),
    onEnd: fn(),
  },
});

export const Renaming = meta.story({
  name: 'Поле с названием без окончания; Enter сохраняет',
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Название файла' });
    await step('Фокус в поле, текст выделен', async () => {
      await expect(field).toHaveFocus();
      await expect(field).toHaveValue('Интервью 42');
    });
    await step('Пустым его не сохранить', async () => {
      await userEvent.clear(field);
      await expect(field).toHaveAccessibleDescription(/Введите название/);
      await expect(canvas.getByRole('button', { name: 'Сохранить' })).toBeDisabled();
    });
    await step('Enter', async () => {
      await userEvent.type(field, 'Марина, методист{Enter}');
      await expect(args.onRename).toHaveBeenLastCalledWith('Марина, методист');
      await waitFor(() => expect(args.onEnd).toHaveBeenCalledTimes(1));
    });
  },
});

export const Leaving = meta.story({
  name: 'Escape и «Отмена» оставляют прежнее',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.keyboard('{Escape}');
    await expect(args.onEnd).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Отмена' }));
    await expect(args.onEnd).toHaveBeenCalledTimes(2);
    await expect(args.onRename).not.toHaveBeenCalled();
  },
});

export const Failing = meta.story({
  name: 'Переименовали в другой вкладке: сказано, набранное на месте',
  args: {
    onRename: fn<MaterialNameProps['onRename']>(() => Promise.resolve(refused('Файл изменили в другой вкладке.'))),
  },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Название файла' });
    await retype(field, 'Марина');
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('в другой вкладке');
    await expect(field).toHaveValue('Марина');
    await expect(args.onEnd).not.toHaveBeenCalled();
  },
});
