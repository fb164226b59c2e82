import { expect, fn, screen } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { DONE, refused, type Outcome } from '#src/domain/core/outcome.ts';
import { AccessDialog, type AccessDialogProps } from '#src/features/team/AccessDialog.tsx';

const meta = preview.meta({
  id: 'features-team-accessdialog',
  title: 'Разделы/Команда/Доступ и ссылки · AccessDialog (приглашения)',
  component: AccessDialog,
  parameters: {
    docs: {
      description: {
        component: '«Доступ и ссылки»: ссылка с ролью и сроком впускает коллегу; здесь же компанию забирают обратно.',
      },
    },
  },
  args: {
    links: [
      {
        id: 'l-1',
        role: 'Researcher',
        until: 'до 30 ноября 2026',
        people: 0,
        address: 'https://team.example/join#Zm9vYmFyYmF6',
      },
      { id: 'l-2', role: 'Viewer', until: 'до 24 ноября 2026', people: 3, address: null },
    ] as AccessDialogProps['links'],
    problem: null,
    onRetry: fn(),
    onCreate: fn((): Promise<Outcome> => Promise.resolve(DONE)),
    onCopy: fn(),
    onRevoke: fn(),
    onClose: fn(),
  },
});

const press = (name: string) => screen.getByRole('button', { name });

export const Two = meta.story({
  name: 'Две ссылки: новая, копия, отключение',
  play: async ({ args, userEvent }) => {
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Роль' }), 'Viewer');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Действует' }), '30');
    await userEvent.click(press('Создать ссылку'));
    await expect(args.onCreate).toHaveBeenLastCalledWith('Viewer', 30);
    await userEvent.click(press('Скопировать ссылку 1'));
    await expect(args.onCopy).toHaveBeenLastCalledWith('https://team.example/join#Zm9vYmFyYmF6');
    await userEvent.click(press('Отключить ссылку 2'));
    await expect(args.onRevoke).toHaveBeenLastCalledWith('l-2');
  },
});

export const Asking = meta.story({
  name: 'Ещё спрашиваем сервер',
  args: { links: null },
  play: async () => {
    await expect(screen.getByRole('status')).toHaveTextContent('Узнаём у сервера…');
  },
});

export const None = meta.story({
  name: 'Ссылок нет; сервер отказал',
  args: { links: [] },
  play: async ({ args, userEvent }) => {
    args.onCreate.mockResolvedValueOnce(refused('Нет связи с сервером.'));
    await userEvent.click(press('Создать ссылку'));
    await expect(await screen.findByRole('alert')).toHaveTextContent('Нет связи с сервером.');
  },
});

export const Offline = meta.story({
  name: 'Сервер не ответил: сказано, и можно спросить ещё раз',
  args: { links: null, problem: 'Нет связи с сервером. Проверьте сеть и попробуйте ещё раз.' },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('alert')).toHaveTextContent('Нет связи с сервером.');
    await expect(screen.queryByText(/Узнаём/)).toBeNull();
    await userEvent.click(press('Повторить'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Mobile = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'mobile' } } });
