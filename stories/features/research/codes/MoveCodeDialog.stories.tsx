import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { DONE, refused } from '#src/domain/core/outcome.ts';
import { MoveCodeDialog } from '#src/features/research/codes/MoveCodeDialog.tsx';

import { codeBy, codes } from './sampleCodes.ts';

const meta = preview.meta({
  id: 'features-research-codes-movecodedialog',
  title: 'Разделы/Исследования/Диалог места кода · MoveCodeDialog',
  component: MoveCodeDialog,
  parameters: { docs: { description: { component: 'Место кода в книге: под каким кодом и каким по счёту.' } } },
  args: { code: codeBy('code-time'), codes, onSubmit: fn(() => Promise.resolve(DONE)), onClose: fn() },
});

const parent = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Под кодом' });
const place = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Место среди соседей' });
const labels = (field: HTMLSelectElement) => [...field.options].map(({ label }) => label.trim());
const move = () => screen.getByRole('button', { name: 'Переместить' });

export const UnderAnother = meta.story({
  name: 'Под другой код: под себя и под своих нельзя',
  play: async ({ args, userEvent }) => {
    await expect(labels(parent())).toEqual(['Ни под каким: верхний уровень', 'Пустой экран', 'Ищет людей']);
    await userEvent.selectOptions(parent(), 'code-empty');
    await expect(labels(place())).toEqual(['Первым']);
    await userEvent.click(move());
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ parentId: 'code-empty', after: undefined });
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
  },
});

export const AmongBrothers = meta.story({
  name: 'Среди соседей: первым, после названного, последним',
  args: { code: codeBy('code-copies') },
  play: async ({ args, userEvent, step }) => {
    await step('Где стоит сейчас', async () => {
      await expect(parent()).toHaveDisplayValue('Нехватка времени');
      await expect(labels(place())).toEqual(['Первым', 'Последним']);
      await expect(place()).toHaveDisplayValue('Последним');
    });
    await step('Наверх, после первого', async () => {
      await userEvent.selectOptions(parent(), '');
      await expect(labels(place())).toEqual([
        'Первым',
        'После «Нехватка времени»',
        'После «Пустой экран»',
        'Последним',
      ]);
      await userEvent.selectOptions(place(), 'После «Нехватка времени»');
      await userEvent.click(move());
      await expect(args.onSubmit).toHaveBeenLastCalledWith({ parentId: null, after: 'code-time' });
    });
  },
});

export const Gone = meta.story({
  name: 'Удалили в другой вкладке, пока диалог открыт',
  args: { code: { ...codeBy('code-time'), deletedAt: '2026-02-02T09:00:00.000Z' } },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('alert')).toHaveTextContent('Код удалили или объединили в другой вкладке');
    await userEvent.click(move());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const Failing = meta.story({
  name: 'Не переместилось: сказано почему',
  args: { onSubmit: fn(() => Promise.resolve(refused('Код изменили в другой вкладке.'))) },
  play: async ({ args, userEvent }) => {
    await userEvent.selectOptions(parent(), 'code-empty');
    await userEvent.click(move());
    await expect(await screen.findByRole('alert')).toHaveTextContent('в другой вкладке');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});
