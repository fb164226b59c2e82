import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { refused } from '#src/domain/core/outcome.ts';
import { SecurityCard } from '#src/features/account/SecurityCard.tsx';

const meta = preview.meta({
  id: 'features-account-securitycard',
  title: 'Разделы/Личный кабинет/Безопасность в профиле · SecurityCard',
  component: SecurityCard,
  parameters: {
    docs: {
      description: {
        component:
          'Карточка «Безопасность» в профиле. Без сервера входа нет: это отметки без действия, и карточка так и говорит; с сервером — чем входят и где вошли.',
      },
    },
  },
  args: {
    profile: { twoFactorEnabled: false, emailNotifications: true },
    onTwoFactorChange: fn(() => Promise.resolve(refused('Не сохранилось.'))),
    onNotifications: fn(),
  },
});

export const Off = meta.story({
  name: 'Отметка не сохранилась, и это сказано',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Включить двухфакторную аутентификацию' }));
    await expect(args.onTwoFactorChange).toHaveBeenCalledWith(true);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Не сохранилось.');
    await userEvent.click(canvas.getByRole('button', { name: 'Настроить уведомления' }));
    await expect(args.onNotifications).toHaveBeenCalledOnce();
  },
});
