import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { failed, LOADING, ready } from '#src/domain/core/loadable.ts';
import { DONE, refused, type Outcome } from '#src/domain/core/outcome.ts';
import type { InboxChoices, ToldInboxChoices } from '#src/domain/inbox/inbox.ts';
import { InboxChoicesDialog, type InboxChoicesDialogProps } from '#src/features/account/InboxChoicesDialog.tsx';

const TOLD: ToldInboxChoices = { mail: 'now', off: ['finished'], address: 'anna@company.example', sendsMail: true };

const meta = preview.meta({
  id: 'features-account-inboxchoicesdialog',
  title: 'Разделы/Личный кабинет/Диалог уведомлений с сервера · InboxChoicesDialog (письма, входящие)',
  component: InboxChoicesDialog,
  parameters: {
    docs: {
      description: {
        component:
          '«Настроить уведомления» того, кто вошёл на сервер: что приходит во «Входящие» и когда об этом пишут письмом.',
      },
    },
  },
  args: {
    told: ready(TOLD) as InboxChoicesDialogProps['told'],
    onChange: fn((_choices: InboxChoices): Promise<Outcome> => Promise.resolve(DONE)),
    onRetry: fn(),
    onClose: fn(),
  },
});

export const Choosing = meta.story({
  name: 'Письма и виды уведомлений',
  play: async ({ args, userEvent }) => {
    await userEvent.selectOptions(await screen.findByLabelText('Письма о непрочитанном'), 'daily');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ mail: 'daily', off: ['finished'] }));
    await userEvent.click(screen.getByRole('switch', { name: 'Меня упомянули' }));
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith({ mail: 'daily', off: ['finished', 'mentioned'] }),
    );
    await userEvent.click(screen.getByRole('switch', { name: 'Закончился раунд исследования' }));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ mail: 'daily', off: ['mentioned'] }));
  },
});

export const NotStored = meta.story({
  name: 'Не сохранилось: выбор возвращается',
  args: {
    onChange: fn((_choices: InboxChoices): Promise<Outcome> => Promise.resolve(refused('Нет связи с сервером.'))),
  },
  play: async ({ userEvent }) => {
    const mentioned = await screen.findByRole('switch', { name: 'Меня упомянули' });
    await userEvent.click(mentioned);
    await expect(await screen.findByRole('alert')).toHaveTextContent('Нет связи');
    await expect(mentioned).toBeChecked();
  },
});

export const NoAddress = meta.story({
  name: 'Почта не указана',
  args: { told: ready({ ...TOLD, address: null }) },
  play: async () => {
    await expect(await screen.findByText(/Письмам некуда идти/)).toBeVisible();
    await expect(screen.queryByLabelText('Письма о непрочитанном')).toBeNull();
  },
});

export const NoMail = meta.story({
  name: 'Сервер писем не отправляет',
  args: { told: ready({ ...TOLD, sendsMail: false }) },
  play: async () => {
    await expect(await screen.findByText(/не\sподключена почта/)).toBeVisible();
  },
});

export const Loading = meta.story({ name: 'Загружается', args: { told: LOADING } });

export const Failed = meta.story({
  name: 'Не загрузилось',
  args: { told: failed('Нет связи с сервером.') },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Повторить' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Mobile = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'mobile' } } });
