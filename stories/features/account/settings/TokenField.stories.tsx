import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { TokenField } from '#src/features/account/settings/TokenField.tsx';

const meta = preview.meta({
  id: 'features-account-settings-tokenfield',
  title: 'Разделы/Личный кабинет/Поле токена · TokenField',
  component: TokenField,
  parameters: { docs: { description: { component: 'Секрет: точки, пока не попросят показать.' } } },
  args: { label: 'Токен бота', defaultValue: 'secret', autoComplete: 'off' },
});

export const Masked = meta.story({
  name: 'Скрыт, пока не попросят показать',
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Токен бота');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Показать токен' }));
    await expect(field).toHaveAttribute('type', 'text');
  },
});
