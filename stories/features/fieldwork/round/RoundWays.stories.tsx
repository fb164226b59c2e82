import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { RoundWays } from '#src/features/fieldwork/round/RoundWays.tsx';

const meta = preview.meta({
  id: 'features-fieldwork-round-roundways',
  title: 'Разделы/Респонденты/Как приглашать · RoundWays',
  component: RoundWays,
  parameters: {
    docs: { description: { component: 'Как приглашать людей раунда; чего нет, сказано, где подключить.' } },
  },
  args: {
    values: { byMail: true, byTelegram: false, byWidget: false },
    onType: fn(),
    hasMail: true,
    bot: 'orientir_example_bot',
    hasWidget: true,
    settingsHref: '/profile?section=settings',
  },
});

export const Connected = meta.story({
  name: 'Всё подключено: выбирают',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /Telegram/ }));
    await expect(args.onType).toHaveBeenLastCalledWith({ byTelegram: true });
  },
});

export const Nothing = meta.story({
  name: 'Ничего не подключено: сказано, где',
  args: { hasMail: false, bot: null, hasWidget: false },
  play: async ({ canvas }) => {
    for (const way of canvas.getAllByRole('checkbox')) await expect(way).toBeDisabled();
    await expect(canvas.getByRole('link', { name: /подключите бота/ })).toHaveAttribute('target', '_blank');
  },
});

export const ForAnybody = meta.story({
  name: 'Без списка: писем нет, ссылка открытая',
  args: { isPersonal: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('checkbox', { name: /^Письмом/ })).not.toBeInTheDocument();
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(2);
    await expect(canvas.getByText(/открытую ссылку можно/)).toBeVisible();
  },
});
