import { expect, fn, screen } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { HistoryFrame, type HistoryFrameProps } from '#src/features/history/HistoryFrame.tsx';
import { Select } from '#src/ui/field/Select.tsx';

const meta = preview.meta({
  id: 'features-history-historyframe',
  title: 'Разделы/История/Окно рассказанного · HistoryFrame (список, ошибка, ожидание)',
  component: HistoryFrame,
  parameters: {
    docs: {
      description: {
        component:
          'Окно того, что сервер рассказывает списком: ожидание, отказ, без сети, выбор над списком, «Показать ещё». На нём стоят «История изменений», «Что изменилось» и «Журнал».',
      },
    },
  },
  args: {
    title: 'Журнал',
    description: 'Кто кого пустил.',
    filter: <Select label="Действие" options={[{ value: '', label: 'Все действия' }]} />,
    untold: null,
    words: { loading: 'Читаем журнал…', failed: 'Журнал не открылся', offline: 'Журнал хранится на сервере.' },
    children: <p>Роль изменена</p>,
    more: 'Показать более ранние',
    onMore: fn(),
    onRetry: fn(),
    onClose: fn(),
  } as HistoryFrameProps,
});

const press = (name: string) => screen.getByRole('button', { name });

export const Told = meta.story({
  name: 'Рассказано, есть ещё',
  play: async ({ args, userEvent }) => {
    await expect(screen.getByText('Роль изменена')).toBeVisible();
    await userEvent.click(press('Показать более ранние'));
    await expect(args.onMore).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const Loading = meta.story({
  name: 'Ждём сервер',
  args: { untold: { state: 'loading' } },
  play: async () => {
    await expect(screen.getByRole('status')).toHaveTextContent('Читаем журнал…');
    await expect(screen.queryByRole('button', { name: 'Показать более ранние' })).toBeNull();
  },
});

export const Failed = meta.story({
  name: 'Сервер отказал',
  args: { untold: { state: 'failed', message: 'Сервер занят.' } },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('alert')).toHaveTextContent('Журнал не открылся');
    await userEvent.click(press('Повторить'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Offline = meta.story({
  name: 'Без сети',
  args: { untold: { state: 'offline' } },
  play: async () => {
    await expect(screen.getByText('Журнал хранится на сервере.')).toBeVisible();
  },
});

export const MoreFailed = meta.story({
  name: 'Остальное не пришло: сказано почему, пришедшее стоит, просят ещё раз той же кнопкой',
  args: { moreFailed: 'Более ранние записи не пришли. Сервер занят. Попробуйте через минуту.' },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('alert')).toHaveTextContent('Сервер занят.');
    await expect(screen.getByText('Роль изменена')).toBeVisible();
    await userEvent.click(press('Повторить'));
    await expect(args.onMore).toHaveBeenCalledOnce();
    await expect(press('Повторить')).toHaveFocus();
  },
});

export const Mobile = meta.story({
  name: 'На телефоне: выбор во всю ширину',
  globals: { viewport: { value: 'mobile' } },
  play: async () => {
    const { width } = screen.getByRole('combobox').getBoundingClientRect();
    await expect(width).toBeGreaterThan(300);
  },
});
