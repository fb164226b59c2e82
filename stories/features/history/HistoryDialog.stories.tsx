import { expect, fn, screen } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { HistoryDialog, type HistoryDialogProps } from '#src/features/history/HistoryDialog.tsx';

import { ENTRIES } from './sampleHistory.ts';

const meta = preview.meta({
  id: 'features-history-historydialog',
  title: 'Разделы/История/История записи · HistoryDialog (правки, вернуть)',
  component: HistoryDialog,
  parameters: {
    docs: {
      description: {
        component:
          '«История изменений» записи: что с ней делали, от новых правок к старым. Возвращённое — обычная правка: остальное, что изменили позже, остаётся.',
      },
    },
  },
  args: {
    name: 'Исследование «Глубинные интервью»',
    history: { state: 'ready', entries: ENTRIES, more: true, since: '' },
    restoring: null,
    needs: 'Researcher',
    onRestore: fn(),
    onMore: fn(),
    onRetry: fn(),
    onClose: fn(),
  } as HistoryDialogProps,
});

export const Changes = meta.story({
  name: 'Кто, когда и что; слова отмечены',
  play: async ({ args, step, userEvent }) => {
    await step('Слова отмечены', async () => {
      const list = screen.getByRole('list', { name: 'Изменения, новые сверху' });
      await expect([...list.querySelectorAll('del')].map((one) => one.textContent)).toContain('третьем');
      await expect([...list.querySelectorAll('ins')].map((one) => one.textContent)).toContain('четвёртом');
    });
    await step('Возвращается одно значение', async () => {
      await userEvent.click(screen.getByRole('button', { name: /Вернуть это значение: Описание/ }));
      await expect(args.onRestore).toHaveBeenLastCalledWith(5, 'description');
    });
    await step('Возвращается всё', async () => {
      await userEvent.click(screen.getByRole('button', { name: /Вернуть всё как было/ }));
      await expect(args.onRestore).toHaveBeenLastCalledWith(5, null);
    });
    await step('Удалённая запись возвращается', async () => {
      await userEvent.click(screen.getByRole('button', { name: /Вернуть запись/ }));
      await expect(args.onRestore).toHaveBeenLastCalledWith(3, null);
    });
    await step('Старшие правки можно попросить', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Показать более ранние' }));
      await expect(args.onMore).toHaveBeenCalledOnce();
    });
  },
});

export const Restoring = meta.story({ name: 'Возвращаем', args: { restoring: { seq: 5, key: 'description' } } });

export const Loading = meta.story({
  name: 'Читаем',
  args: { history: { state: 'loading' } },
  play: async () => {
    await expect(screen.getByRole('status')).toBeInTheDocument();
  },
});

export const Empty = meta.story({
  name: 'Изменений не было',
  args: { history: { state: 'ready', entries: [], more: false, since: '1 июня 2026 г. в 13:00' } },
  play: async () => {
    await expect(screen.getByText('Изменений не было с 1 июня 2026 г. в 13:00.')).toBeVisible();
  },
});

export const Offline = meta.story({
  name: 'Без сети',
  args: { history: { state: 'offline' } },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByText(/История хранится на сервере/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Failed = meta.story({
  name: 'Не открылась',
  args: { history: { state: 'failed', message: 'Сервер занят. Попробуйте через минуту.' } },
});

export const Local = meta.story({ name: 'Компания одного браузера', args: { history: { state: 'local' } } });

export const Mobile = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'mobile' } } });
