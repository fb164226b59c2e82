import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { DONE, refused, type Outcome } from '#src/domain/core/outcome.ts';
import { AddToBacklogDialog } from '#src/features/research/AddToBacklogDialog.tsx';

import { hypothesis, pending } from './sampleStudy.ts';

const chosen = hypothesis('hypothesis-hours-counter');

const meta = preview.meta({
  id: 'features-research-addtobacklogdialog',
  title: 'Разделы/Исследования/Диалог «В гипотезы» · AddToBacklogDialog',
  component: AddToBacklogDialog,
  parameters: {
    docs: {
      description: {
        component: '«Добавить гипотезу в бэклог»: комментарий, этап и точка касания, потом подтверждение.',
      },
    },
  },
  args: { hypothesis: chosen, onConfirm: fn(() => Promise.resolve(DONE)), onClose: fn() },
});

export const AsChosen = meta.story({
  name: 'Комментарий, этап и точка касания уходят как выбраны',
  play: async ({ args, userEvent, step }) => {
    await step('Сначала стоят свои этап и точка касания', async () => {
      await expect(screen.getByRole('dialog', { name: 'Добавить гипотезу в бэклог' })).toBeVisible();
      await expect(screen.getByText(chosen.text)).toBeVisible();
      await expect(screen.getByLabelText('Этап')).toHaveValue('awareness');
      await expect(screen.getByLabelText('Точка касания')).toHaveValue('Осознанная потребность');
    });
    await step('Точек тридцать; чужая точка переводит на свой этап', async () => {
      await expect(screen.getByLabelText('Точка касания').querySelectorAll('option')).toHaveLength(30);
      await userEvent.selectOptions(screen.getByLabelText('Точка касания'), 'Выбор тарифа');
      await expect(screen.getByLabelText('Этап')).toHaveValue('revenue');
    });
    await step('Выбранный этап ставит первую свою точку', async () => {
      await userEvent.selectOptions(screen.getByLabelText('Этап'), 'Retention');
      await expect(screen.getByLabelText('Точка касания')).toHaveValue('Первое возвращение');
    });
    await step('Подтверждение', async () => {
      await userEvent.type(screen.getByLabelText('Комментарий'), 'Спросить методиста');
      await userEvent.click(screen.getByRole('button', { name: 'Добавить' }));
      await expect(args.onConfirm).toHaveBeenLastCalledWith(chosen, {
        comment: 'Спросить методиста',
        stage: 'retention',
        touchpoint: 'Первое возвращение',
        productId: chosen.productId,
      });
      await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
    });
  },
});

export const Untouched = meta.story({
  name: 'Без комментария и перемен: свои значения',
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Добавить' }));
    await expect(args.onConfirm).toHaveBeenLastCalledWith(chosen, {
      comment: '',
      stage: chosen.stage,
      touchpoint: chosen.touchpoint,
      productId: chosen.productId,
    });
  },
});

export const Failing = meta.story({
  name: 'Не сохранилось: диалог остаётся со всем, что выбрано',
  args: { onConfirm: fn(() => Promise.resolve(refused('Хранилище браузера заполнено: освободите место.'))) },
  play: async ({ args, userEvent }) => {
    await userEvent.type(screen.getByLabelText('Комментарий'), 'Важно');
    await userEvent.click(screen.getByRole('button', { name: 'Добавить' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('Хранилище браузера заполнено');
    await expect(getComputedStyle(screen.getByRole('alert')).borderLeftWidth).toBe('1px');
    await expect(screen.getByLabelText('Комментарий')).toHaveValue('Важно');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const Busy = meta.story({
  name: 'Пока сохраняется, не закрыть и второй раз не нажать',
  play: async ({ args, userEvent, step }) => {
    const saving = pending<Outcome>();
    args.onConfirm.mockImplementation(() => saving.promise);
    const add = screen.getByRole('button', { name: 'Добавить' });
    await userEvent.click(add);
    await step('Занято', async () => {
      await expect(add).toHaveAttribute('aria-busy', 'true');
      await userEvent.click(add);
      await userEvent.keyboard('{Escape}');
      await expect(args.onConfirm).toHaveBeenCalledTimes(1);
      await expect(args.onClose).not.toHaveBeenCalled();
    });
    await step('Сохранено', async () => {
      saving.finish(DONE);
      await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
    });
  },
});

export const Closing = meta.story({
  name: '«Отмена», Escape и крестик закрывают',
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Отмена' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
    await expect(args.onClose).toHaveBeenCalledTimes(3);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});

export const OtherPlace = meta.story({
  name: 'У гипотезы другой этап: с него и начинается',
  args: { hypothesis: { ...chosen, stage: 'revenue', touchpoint: 'Выбор тарифа' } },
  play: async () => {
    await expect(screen.getByLabelText('Этап')).toHaveValue('revenue');
    await expect(screen.getByLabelText('Точка касания')).toHaveValue('Выбор тарифа');
  },
});

export const Mobile = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'mobile' } } });
