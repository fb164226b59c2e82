import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { DONE, refused } from '#src/domain/core/outcome.ts';
import { CodeDialog } from '#src/features/research/codes/CodeDialog.tsx';

import { codeBy, codes } from './sampleCodes.ts';

const meta = preview.meta({
  id: 'features-research-codes-codedialog',
  title: 'Разделы/Исследования/Диалог кода · CodeDialog',
  component: CodeDialog,
  parameters: {
    docs: { description: { component: 'Код: название, определение и цвет; у нового ещё и место в книге.' } },
  },
  args: { code: null, codes, onSubmit: fn(() => Promise.resolve(DONE)), onClose: fn() },
});

const name = () => screen.getByRole('textbox', { name: /^Код/ });

export const New = meta.story({
  name: 'Новый: цвет предложен, занятое имя не проходит, встаёт под другой',
  play: async ({ args, userEvent, step }) => {
    await step('Имя занято, как ни пиши', async () => {
      await userEvent.type(name(), ' пустой  ЭКРАН ');
      await userEvent.click(screen.getByRole('button', { name: 'Создать' }));
      await expect(screen.getByText('Код «Пустой экран» уже есть')).toBeVisible();
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
    await step('Свободное', async () => {
      await expect(screen.getByRole('radio', { name: 'Жёлтый' })).toBeChecked();
      await userEvent.clear(name());
      await userEvent.type(name(), 'Боится начать');
      await userEvent.type(screen.getByRole('textbox', { name: 'Определение' }), 'Откладывает первый шаг');
      await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Под кодом' }), 'code-empty');
      await userEvent.click(screen.getByRole('button', { name: 'Создать' }));
      await expect(args.onSubmit).toHaveBeenLastCalledWith({
        name: 'Боится начать',
        definition: 'Откладывает первый шаг',
        colour: 'sun',
        parentId: 'code-empty',
      });
      await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
    });
  },
});

export const TooLong = meta.story({
  name: 'Длиннее восьмидесяти знаков: сказано, набранное не обрезано',
  play: async ({ args, userEvent }) => {
    await userEvent.click(name());
    await userEvent.paste('д'.repeat(90));
    await userEvent.click(screen.getByRole('button', { name: 'Создать' }));
    await expect(screen.getByText('Не длиннее 80 знаков')).toBeVisible();
    await expect(name()).toHaveValue('д'.repeat(90));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const Edited = meta.story({
  name: 'Изменить: всё на своих местах, своё имя не мешает',
  args: { code: codeBy('code-time') },
  play: async ({ args, userEvent }) => {
    await expect(name()).toHaveValue('Нехватка времени');
    await expect(screen.queryByRole('combobox', { name: 'Под кодом' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: 'Розовый' }));
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith(expect.objectContaining({ colour: 'rose' }));
  },
});

export const Gone = meta.story({
  name: 'Удалили в другой вкладке: набранное остаётся, отправить нельзя',
  args: { code: { ...codeBy('code-time'), deletedAt: '2026-02-02T09:00:00.000Z' } },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('alert')).toHaveTextContent('Код удалили или объединили в другой вкладке');
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(name()).toHaveValue('Нехватка времени');
  },
});

export const ParentGone = meta.story({
  name: 'Код сверху удалили, пока форма открыта: сказано у поля',
  args: { parentId: 'code-that-went' },
  play: async ({ args, userEvent }) => {
    await userEvent.type(name(), 'Боится начать');
    await userEvent.click(screen.getByRole('button', { name: 'Создать' }));
    await expect(screen.getByText('Этого кода больше нет: выберите другой')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const Failing = meta.story({
  name: 'Не сохранилось: диалог остаётся и говорит почему',
  args: { onSubmit: fn(() => Promise.resolve(refused('Хранилище браузера заполнено: освободите место.'))) },
  play: async ({ args, userEvent }) => {
    await userEvent.type(name(), 'Боится начать');
    await userEvent.click(screen.getByRole('button', { name: 'Создать' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('Хранилище браузера заполнено');
    await expect(name()).toHaveValue('Боится начать');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const Mobile = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'mobile' } } });
