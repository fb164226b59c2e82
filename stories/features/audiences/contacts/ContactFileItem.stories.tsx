import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { ContactFileItem } from '#src/features/audiences/contacts/ContactFileItem.tsx';
import { inList } from '#stories/frames.tsx';

const file = new File(['имя'], 'клиенты.csv');

const meta = preview.meta({
  id: 'features-audiences-contacts-contactfileitem',
  title: 'Разделы/Аудитории/Файл с контактами · ContactFileItem',
  component: ContactFileItem,
  parameters: {
    docs: { description: { component: 'Файл контактов: сколько прочитано, почему нет или что в нём стоит.' } },
  },
  args: {
    file: { id: 1, file, reading: { state: 'reading' as const } },
    progress: { done: 1, total: 4 },
    disabled: false,
    onCancel: fn(),
    onRetry: fn(),
    onRemove: fn(),
    children: null,
  },
  decorators: [inList('Файлы')],
});

export const Reading = meta.story({
  name: 'Читаем: можно остановить или убрать',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Читаем клиенты.csv' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Отменить/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Убрать файл клиенты.csv' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
});

export const Failed = meta.story({
  name: 'Не прочитан: почему и ещё раз',
  args: { file: { id: 1, file, reading: { state: 'failed' as const, message: 'Файл защищён паролем.' } } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Файл защищён паролем.');
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить клиенты.csv' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
