import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { Brand } from '#src/features/shell/Brand.tsx';

import { onNavigate, withStoryLinks } from './StoryLink.tsx';

const meta = preview.meta({
  id: 'features-shell-brand',
  title: 'Разделы/Рамка приложения/Логотип · Brand (знак)',
  component: Brand,
  parameters: {
    docs: { description: { component: 'Знак — флажок контрольного пункта из ориентирования — и название продукта.' } },
  },
  decorators: [withStoryLinks],
});

export const Home = meta.story({
  name: 'Ведёт на главную',
  play: async ({ canvas, userEvent }) => {
    onNavigate.mockClear();
    const link = canvas.getByRole('link', { name: 'Ориентир — на главную' });
    await expect(link).toHaveAttribute('href', '/');
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onNavigate).toHaveBeenCalledWith('/');
  },
});

export const Elsewhere = meta.story({ name: 'Ведёт по другому адресу', args: { href: '/onboarding' } });
