import { expect, fn, screen } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { NewsDialog, type NewsDialogProps } from '#src/features/history/NewsDialog.tsx';

import { NEWS } from './sampleHistory.ts';

const meta = preview.meta({
  id: 'features-history-newsdialog',
  title: 'Разделы/История/Что изменилось · NewsDialog (новости, с понедельника)',
  component: NewsDialog,
  parameters: {
    docs: {
      description: { component: '«Что изменилось»: какие записи компании меняли с выбранного дня, кто и сколько раз.' },
    },
  },
  args: {
    since: 'monday',
    date: '',
    today: '2026-06-03',
    hasVisit: true,
    news: NEWS,
    onSinceChange: fn(),
    onMore: fn(),
    onRetry: fn(),
    onClose: fn(),
  } as NewsDialogProps,
});

export const Changed = meta.story({
  name: 'По разделам, со ссылками',
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('status')).toHaveTextContent(/^Изменено: 4\sзаписи$/);
    await expect(screen.getAllByRole('link', { name: /Глубинные интервью/ })).toHaveLength(2);
    await expect(screen.getByText('(удалено)', { exact: false })).toBeVisible();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'За какое время' }), 'visit');
    await expect(args.onSinceChange).toHaveBeenLastCalledWith('visit', '');
    await userEvent.click(screen.getByRole('button', { name: 'Показать ещё' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
});

export const FromDate = meta.story({
  name: 'С даты, ещё не выбранной',
  args: { since: 'date', news: { state: 'ready', sections: [], total: 0, more: false } },
  play: async () => {
    await expect(screen.getByText('Выберите дату, с которой смотреть.')).toBeVisible();
  },
});

export const QuietSinceDate = meta.story({
  name: 'С выбранной даты ничего не менялось',
  args: { since: 'date', date: '2026-06-01', news: { state: 'ready', sections: [], total: 0, more: false } },
  play: async () => {
    await expect(screen.getByText('За это время никто ничего не менял.')).toBeVisible();
  },
});

export const FirstVisit = meta.story({
  name: 'Первый заход: о прошлом не спрашиваем',
  args: { hasVisit: false },
  play: async () => {
    await expect(screen.queryByRole('option', { name: 'С прошлого захода' })).toBeNull();
  },
});

export const Empty = meta.story({
  name: 'Ничего не менялось',
  args: { news: { state: 'ready', sections: [], total: 0, more: false } },
});

export const Loading = meta.story({
  name: 'Собираем',
  args: { news: { state: 'loading' } },
  play: async () => {
    await expect(screen.getByRole('status')).toBeInTheDocument();
  },
});

export const Offline = meta.story({ name: 'Без сети', args: { news: { state: 'offline' } } });

export const Failed = meta.story({
  name: 'Не собралось',
  args: { news: { state: 'failed', message: 'Сервер занят. Попробуйте через минуту.' } },
});

export const Local = meta.story({ name: 'Компания одного браузера', args: { news: { state: 'local' } } });

export const Mobile = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'mobile' } } });
