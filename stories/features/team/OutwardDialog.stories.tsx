import { expect, fn, screen } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { DONE, refused, type Outcome } from '#src/domain/core/outcome.ts';
import { OutwardDialog, type OutwardLink } from '#src/features/team/OutwardDialog.tsx';

const link = (id: string, more: Partial<OutwardLink> = {}): OutwardLink => ({
  id,
  shownAt: '23 ноября 2026 г. в 14:05',
  until: 'до 30 ноября 2026',
  hides: true,
  opened: 0,
  state: 'fresh',
  isOwn: true,
  address: null,
  ...more,
});

const meta = preview.meta({
  id: 'features-team-outwarddialog',
  title: 'Разделы/Команда/Показать снаружи · OutwardDialog',
  component: OutwardDialog,
  parameters: {
    docs: {
      description: {
        component:
          '«Показать снаружи»: ссылка, по которой доску, отчёт или эксперимент прочтёт тот, кого в компании нет.',
      },
    },
  },
  args: {
    title: 'Видение продукта',
    links: [
      link('o-1', { address: 'https://team.example/s/Zm9vYmFyYmF6' }),
      link('o-2', { state: 'old', opened: 12 }),
      link('o-3', { state: 'held', opened: 3, hides: false }),
      link('o-4', { isOwn: false, opened: 1 }),
    ],
    problem: null,
    onRetry: fn(),
    onCreate: fn((): Promise<Outcome> => Promise.resolve(DONE)),
    onCopy: fn(),
    onRenew: fn((): Promise<Outcome> => Promise.resolve(DONE)),
    onStop: fn((): Promise<Outcome> => Promise.resolve(DONE)),
    onClose: fn(),
  },
});

const press = (name: string) => screen.getByRole('button', { name });

export const Several = meta.story({
  name: 'Новая, изменившаяся, придержанная, чужая',
  play: async ({ args, step, userEvent }) => {
    await step('личные данные скрыты, пока человек не решил иначе', async () => {
      await expect(screen.getByRole('switch', { name: 'Скрыть личные данные в тексте' })).toBeChecked();
      await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Действует' }), '90');
      await userEvent.click(press('Создать ссылку'));
      await expect(args.onCreate).toHaveBeenLastCalledWith(90, true);
      await userEvent.click(screen.getByRole('switch', { name: 'Скрыть личные данные в тексте' }));
      await userEvent.click(press('Создать ссылку'));
      await expect(args.onCreate).toHaveBeenLastCalledWith(90, false);
    });
    await step('копия, обновление, отключение', async () => {
      await userEvent.click(press('Скопировать ссылку 1'));
      await expect(args.onCopy).toHaveBeenLastCalledWith('https://team.example/s/Zm9vYmFyYmF6');
      await userEvent.click(press('Обновить ссылку 2'));
      await expect(args.onRenew).toHaveBeenLastCalledWith('o-2');
      await userEvent.click(press('Отключить ссылку 3'));
      await expect(args.onStop).toHaveBeenLastCalledWith('o-3');
    });
    await step('чужую ссылку меняет не всякий', async () => {
      await expect(screen.queryByRole('button', { name: 'Отключить ссылку 4' })).toBeNull();
    });
  },
});

export const Asking = meta.story({
  name: 'Ещё спрашиваем сервер',
  args: { links: null },
  play: async () => {
    await expect(screen.getByRole('status')).toHaveTextContent('Узнаём у сервера…');
  },
});

export const Refused = meta.story({
  name: 'Сервер не ответил; обновить не вышло',
  args: { links: [link('o-1', { state: 'old' })], problem: 'Нет связи с сервером.' },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('alert')).toHaveTextContent('Нет связи с сервером.');
    await userEvent.click(press('Повторить'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    args.onRenew.mockResolvedValueOnce(refused('Сервер занят.'));
    await userEvent.click(press('Обновить ссылку 1'));
    await expect(await screen.findByText('Сервер занят.')).toBeVisible();
  },
});

export const None = meta.story({ name: 'Ссылок нет', args: { links: [] } });

export const Mobile = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'mobile' } } });
