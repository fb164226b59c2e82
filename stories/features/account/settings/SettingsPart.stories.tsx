import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { SettingsPart } from '#src/features/account/settings/SettingsPart.tsx';

const meta = preview.meta({
  id: 'features-account-settings-settingspart',
  title: 'Разделы/Личный кабинет/Часть настроек · SettingsPart',
  component: SettingsPart,
  parameters: { docs: { description: { component: 'Часть раздела настроек со своим заголовком.' } } },
  args: { title: 'Настройки бота', about: 'Как бот разговаривает.', children: 'Поля' },
});

export const Full = meta.story({
  name: 'С заголовком и пояснением',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Настройки бота' })).toHaveTextContent('Как бот разговаривает.');
  },
});
