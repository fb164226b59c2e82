import { Plus } from 'lucide-react';
import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { ActionLink } from '#src/features/account/ActionLink.tsx';

const meta = preview.meta({
  id: 'features-account-actionlink',
  title: 'Разделы/Личный кабинет/Действие-ссылка · ActionLink',
  component: ActionLink,
  args: { href: '#company', icon: <Plus />, children: 'Добавить компанию' },
});

export const Primary = meta.story({
  name: 'Главное действие, которое ведёт в другое место',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Добавить компанию' })).toHaveAttribute('href', '#company');
  },
});
