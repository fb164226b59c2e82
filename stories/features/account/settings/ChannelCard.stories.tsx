import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { refused } from '#src/domain/core/outcome.ts';
import { ChannelCard } from '#src/features/account/settings/ChannelCard.tsx';
import { SharedCompany } from '#src/ui/context/SharedCompany.ts';
import { retype, wrongAt } from '#stories/checks.ts';

import { sampleChannel } from '../sampleSettings.ts';
import { StoredChannel } from '../StoredChannel.tsx';
import { done } from '../sampleAccount.ts';

const meta = preview.meta({
  id: 'features-account-settings-channelcard',
  title: 'Разделы/Личный кабинет/Карточка канала · ChannelCard',
  component: ChannelCard,
  parameters: {
    docs: {
      description: { component: 'Канал респондентов: его состояние, что нужно для связи, включить и выключить.' },
    },
  },
  args: { channel: sampleChannel('telegram'), onAct: fn(done), onCopy: fn(() => Promise.resolve(true)) },
});

const button = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}(?=:|$)`) });

export const Telegram = meta.story({
  name: 'Telegram образца: активен и помечен примером, токен скрыт',
  play: async ({ args, step, userEvent }) => {
    const token = screen.getByLabelText('Токен бота');
    await expect(screen.getByText('Активен')).toBeVisible();
    await expect(screen.getByText('Пример')).toBeVisible();
    // It has an edge in line with the field's; a quiet one would seem indented.
    await expect(button('Выключить')).toHaveAttribute('data-variant', 'secondary');
    await step('Показать и скрыть', async () => {
      await expect(token).toHaveAttribute('type', 'password');
      await userEvent.click(button('Показать токен'));
      await expect(token).toHaveAttribute('type', 'text');
      await userEvent.click(button('Скрыть токен'));
      await expect(token).toHaveAttribute('type', 'password');
    });
    await step('Пустой токен у включённого канала не сохраняется', async () => {
      await userEvent.clear(token);
      await userEvent.click(button('Сохранить'));
      await wrongAt(token, /Заполните поле/);
      await expect(args.onAct).not.toHaveBeenCalled();
    });
    await step('Новый токен', async () => {
      await userEvent.type(token, ' 123456789:AAE_x{Enter}');
      await waitFor(() => expect(args.onAct).toHaveBeenCalledWith(args.channel, 'save', '123456789:AAE_x'));
    });
  },
});

export const WhatsApp = meta.story({
  name: 'WhatsApp: настройка, сохраняется',
  args: { channel: sampleChannel('whatsapp') },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByText('Настройка')).toBeVisible();
    const phone = screen.getByLabelText('Номер телефона');
    await retype(phone, '8 900 123-45-67');
    await userEvent.click(button('Сохранить'));
    await waitFor(() => expect(args.onAct).toHaveBeenCalledWith(args.channel, 'save', '+79001234567'));
  },
});

export const TelegramOnServer = meta.story({
  name: 'Telegram на сервере: кто отвечает, токен в поле не остаётся',
  args: {
    channel: {
      id: 'telegram',
      state: 'active',
      value: '',
      isSample: false,
      told: 'Отвечает @orientir_example_bot, проверено 24 ноября 2026 г. в 10:00.',
    },
  },
  play: async ({ args, step, userEvent }) => {
    const token = screen.getByLabelText('Токен бота');
    await expect(screen.getByText(/^Отвечает @orientir_example_bot/)).toBeVisible();
    await expect(button('Выключить')).toBeVisible();
    await step('Telegram не знает такого бота', async () => {
      args.onAct.mockResolvedValueOnce(refused('Telegram не знает такого бота.'));
      await userEvent.type(token, '123456789:AAExampleExampleExample');
      await userEvent.click(button('Сохранить'));
      await expect(await screen.findByRole('alert')).toHaveTextContent('Telegram не знает такого бота.');
      await expect(token).toHaveValue('123456789:AAExampleExampleExample');
    });
    await step('Другой бот подключён', async () => {
      await userEvent.click(button('Сохранить'));
      await waitFor(() => expect(token).toHaveValue(''));
      await expect(args.onAct).toHaveBeenCalledTimes(2);
    });
  },
});

export const Widget = meta.story({
  name: 'Виджет: сайты проверены, код копируется, и сказано об этом только тогда',
  args: { channel: sampleChannel('widget') },
  decorators: [
    (Story) => (
      <SharedCompany value>
        <Story />
      </SharedCompany>
    ),
  ],
  play: async ({ args, step, userEvent }) => {
    const code = screen.getByLabelText('Код для вставки');
    await expect(code).toHaveAttribute('readonly');
    await expect(code).toHaveDisplayValue(/^<script src="https:.*w\.js" data-orientir="company-orientir" async>/);
    await step('Не дали скопировать', async () => {
      args.onCopy.mockResolvedValueOnce(false);
      await userEvent.click(button('Скопировать код'));
      await expect(await screen.findByText(/выделите код/)).toBeVisible();
    });
    await step('Скопирован', async () => {
      await userEvent.click(button('Скопировать код'));
      await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Код скопирован'));
      await expect(args.onCopy).toHaveBeenLastCalledWith(args.channel.code);
    });
    const sites = screen.getByLabelText('Сайты, где он стоит');
    await step('Не адрес сайта', async () => {
      await userEvent.type(sites, 'наш сайт');
      await userEvent.click(button('Сохранить'));
      await wrongAt(sites, /не\sадрес сайта/);
      await expect(args.onAct).not.toHaveBeenCalled();
    });
    await step('По одному в строке', async () => {
      await retype(sites, 'shop.example.com, example.org');
      await userEvent.click(button('Сохранить'));
      await waitFor(() =>
        expect(args.onAct).toHaveBeenCalledWith(args.channel, 'save', ['shop.example.com', 'example.org'].join('\n')),
      );
    });
  },
});

export const WidgetAlone = meta.story({
  name: 'Виджет без сервера: сказано, чего не хватает',
  args: { channel: sampleChannel('widget') },
  play: async () => {
    await expect(screen.getByText(/Виджету нужен сервер/)).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Скопировать код' })).not.toBeInTheDocument();
  },
});

export const Voice = meta.story({
  name: 'Звонки: выключены, ошибка у поля, отказ показан',
  args: { channel: sampleChannel('voice') },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByText('Выключен')).toBeVisible();
    await expect(screen.queryByText('Пример')).not.toBeInTheDocument();
    const server = screen.getByLabelText('SIP-сервер');
    await userEvent.type(server, 'sip:robot:пароль@sip.example.com{Enter}');
    await expect(server).toHaveAccessibleDescription(/Уберите пароль/);
    await expect(args.onAct).not.toHaveBeenCalled();
    args.onAct.mockResolvedValueOnce(refused('Не хватает места.'));
    await retype(server, 'sip.example.com{Enter}');
    await expect(await screen.findByRole('alert')).toHaveTextContent('Не хватает места.');
    await expect(server).toHaveValue('sip.example.com');
  },
});

export const NotReached = meta.story({
  name: 'Включён, но никто не ответил: «Настройки сохранены»; фокус не теряется',
  args: { channel: { id: 'voice', state: 'off', value: '', isSample: false } },
  render: (props) => <StoredChannel {...props} />,
  play: async ({ step, userEvent }) => {
    const server = screen.getByLabelText('SIP-сервер');
    await step('Включить', async () => {
      await userEvent.type(server, 'sip.example.com');
      await userEvent.click(button('Включить'));
      await expect(await screen.findByText('Настройки сохранены')).toBeVisible();
      await expect(screen.queryByText('Активен')).not.toBeInTheDocument();
      await expect(button('Выключить')).toHaveFocus();
    });
    await step('Сохранить другой адрес: кнопки больше нет, фокус у названия', async () => {
      await userEvent.type(server, ':5060');
      await userEvent.click(button('Сохранить'));
      await waitFor(() => expect(screen.getByRole('heading', { name: 'Голосовые звонки' })).toHaveFocus());
    });
    await step('Выключить', async () => {
      await userEvent.click(button('Выключить'));
      await waitFor(() => expect(button('Включить')).toHaveFocus());
      await expect(screen.getByText('Выключен')).toBeVisible();
    });
  },
});
