import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { Link } from '#src/ui/Link.tsx';
import { LinkContext } from '#src/ui/context/LinkContext.ts';

import { onNavigate, RouterLink } from './RouterLink.tsx';

const meta = preview.meta({
  id: 'ui-link',
  title: 'Элементы/Ссылка · Link',
  component: Link,
  args: { href: '/research', children: 'Исследования' },
});

export const Text = meta.story({
  name: 'В тексте',
  render: (args) => (
    <p>
      Цитаты собраны на экране <Link {...args} />, откуда их берёт доска.
    </p>
  ),
});

export const Plain = meta.story({ name: 'Без подчёркивания', args: { variant: 'plain' } });

export const ThroughRouter = meta.story({
  name: 'Идёт через маршрутизатор приложения',
  render: (args) => (
    <LinkContext value={RouterLink}>
      <Link {...args} />
    </LinkContext>
  ),
  play: async ({ canvas, userEvent, step }) => {
    onNavigate.mockClear();
    await step('Enter ведёт по адресу без перезагрузки', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Исследования' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(onNavigate).toHaveBeenCalledWith('/research');
    });
  },
});
