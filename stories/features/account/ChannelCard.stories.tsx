import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { DONE, refused, type Outcome } from '#src/domain/outcome.ts';
import { ChannelCard } from '#src/features/account/ChannelCard.tsx';

import { sampleChannel } from './sampleSettings.ts';

const meta = preview.meta({
  component: ChannelCard,
  args: {
    channel: sampleChannel('telegram'),
    onAct: fn((): Promise<Outcome> => Promise.resolve(DONE)),
    onCopy: fn(() => Promise.resolve(true)),
  },
});

const button = (name: string) => screen.getByRole('button', { name });

export const Telegram = meta.story({
  name: 'Telegram: активен, токен скрыт',
  play: async ({ args, step, userEvent }) => {
    const token = screen.getByLabelText('Токен бота');
    await expect(screen.getByText('Активен')).toBeVisible();
    await step('Показать и скрыть', async () => {
      await expect(token).toHaveAttribute('type', 'password');
      await userEvent.click(button('Показать токен'));
      await expect(token).toHaveAttribute('type', 'text');
      await userEvent.click(button('Скрыть токен'));
      await expect(token).toHaveAttribute('type', 'password');
    });
    await step('Пустой токен у активного канала не сохраняется', async () => {
      await userEvent.clear(token);
      await userEvent.click(button('Сохранить'));
      await expect(token).toHaveFocus();
      await expect(token).toHaveAccessibleDescription(/Заполните поле/);
      await expect(args.onAct).not.toHaveBeenCalled();
    });
    await step('Новый токен', async () => {
      await userEvent.type(token, ' 123456789:AAE_x{Enter}');
      await waitFor(() => expect(args.onAct).toHaveBeenCalledWith(args.channel, 'save', '123456789:AAE_x'));
    });
  },
});

export const WhatsApp = meta.story({
  name: 'WhatsApp: настройка, подключается',
  args: { channel: sampleChannel('whatsapp') },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByText('Настройка')).toBeVisible();
    const phone = screen.getByLabelText('Номер телефона');
    await userEvent.clear(phone);
    await userEvent.type(phone, '8 900 123-45-67');
    await userEvent.click(button('Подключить'));
    await waitFor(() => expect(args.onAct).toHaveBeenCalledWith(args.channel, 'connect', '+79001234567'));
  },
});

export const Widget = meta.story({
  name: 'Виджет: код копируется, и сказано об этом только тогда',
  args: { channel: sampleChannel('widget') },
  play: async ({ args, step, userEvent }) => {
    await expect(screen.getByLabelText('Код для вставки')).toHaveAttribute('readonly');
    await step('Не дали скопировать', async () => {
      args.onCopy.mockResolvedValueOnce(false);
      await userEvent.click(button('Скопировать код'));
      await expect(await screen.findByText(/выделите код/)).toBeVisible();
    });
    await step('Скопирован', async () => {
      await userEvent.click(button('Скопировать код'));
      await expect(await screen.findByText('Код скопирован')).toBeVisible();
      await expect(args.onCopy).toHaveBeenLastCalledWith(args.channel.value);
    });
  },
});

export const Voice = meta.story({
  name: 'Звонки: выключены, ошибка у поля, отказ показан',
  args: { channel: sampleChannel('voice') },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByText('Выключен')).toBeVisible();
    const server = screen.getByLabelText('SIP-сервер');
    await userEvent.type(server, 'sip:robot:пароль@sip.example.ru{Enter}');
    await expect(server).toHaveAccessibleDescription(/Уберите пароль/);
    await expect(args.onAct).not.toHaveBeenCalled();
    args.onAct.mockResolvedValueOnce(refused('Не хватает места.'));
    await userEvent.clear(server);
    await userEvent.type(server, 'sip.example.ru{Enter}');
    await expect(await screen.findByRole('alert')).toHaveTextContent('Не хватает места.');
    await expect(server).toHaveValue('sip.example.ru');
  },
});
