import { expect, fn, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { DONE, refused } from '#src/domain/core/outcome.ts';
import { CodeField, type CodeFieldProps } from '#src/features/research/reading/CodeField.tsx';
import { inBox } from '#stories/frames.tsx';

import { codes } from './sampleReading.ts';

const meta = preview.meta({
  id: 'features-research-reading-codefield',
  title: 'Разделы/Исследования/Поле кода · CodeField',
  component: CodeField,
  parameters: {
    docs: { description: { component: 'Код первыми буквами: Enter ставит первый подходящий или создаёт новый.' } },
  },
  args: { codes, onChoose: fn<CodeFieldProps['onChoose']>(() => Promise.resolve(DONE)), onClose: fn() },
  decorators: [inBox({ position: 'relative', marginBlockStart: 320 })],
});

export const Suggesting = meta.story({
  name: 'Первые буквы, стрелки, Enter',
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByRole('combobox', { name: 'Код' });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(canvas.getAllByRole('option')).toHaveLength(3);
    await step('Стрелка выбирает другой, по кругу', async () => {
      await userEvent.keyboard('{ArrowUp}');
      await expect(canvas.getByRole('option', { name: 'Поиск людей' })).toHaveAttribute('aria-selected', 'true');
    });
    await step('Буквы, и Enter ставит первый', async () => {
      await userEvent.type(field, 'нех{Enter}');
      await expect(args.onChoose).toHaveBeenLastCalledWith({ code: codes[0] });
      await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
    });
    await step('Escape закрывает', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).toHaveBeenCalledTimes(2);
    });
  },
});

export const New = meta.story({
  name: 'Новый код; имя, которое есть, второй раз не предложено',
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Код' });
    await userEvent.type(field, 'ПОИСК ЛЮДЕЙ');
    await expect(canvas.queryByRole('option', { name: /^Создать/ })).not.toBeInTheDocument();
    await userEvent.type(field, ' дорого{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith({ name: 'ПОИСК ЛЮДЕЙ дорого' });
  },
});

export const Refused = meta.story({
  name: 'Не поставлен: сказано почему, набранное на месте; пустое не создать',
  args: {
    codes: [],
    onChoose: fn<CodeFieldProps['onChoose']>(() => Promise.resolve(refused('Этой записи больше нет.'))),
  },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Код' });
    await userEvent.type(field, '{Enter}');
    await expect(field).toHaveAccessibleDescription('Назовите код');
    await userEvent.type(field, 'Цена{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription('Этой записи больше нет.'));
    await expect(field).toHaveValue('Цена');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});
