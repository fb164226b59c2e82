import { expect, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { Avatar } from '#src/ui/Avatar.tsx';

const meta = preview.meta({
  id: 'ui-avatar',
  title: 'Элементы/Аватар · Avatar',
  component: Avatar,
  args: { name: 'Мария Петрова' },
});

export const Initials = meta.story({
  name: 'Первые буквы двух слов',
  args: { name: 'анна-мария «петрова» Сергеевна' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('АП')).toBeVisible();
  },
});
export const OneWord = meta.story({
  name: 'Одно слово',
  args: { name: 'Ориентир', size: 'sm' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('О')).toBeVisible();
  },
});
export const Nobody = meta.story({
  name: 'Имени нет: знак человека, а не пустой круг',
  args: { name: '' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-decor] > svg')).toBeVisible();
  },
});
export const Large = meta.story({ name: 'Крупный', args: { size: 'lg' } });
export const Picture = meta.story({
  name: 'Портрет',
  args: {
    size: 'lg',
    src: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Crect width="8" height="8" fill="%23616ec6"/%3E%3C/svg%3E',
  },
});
export const Broken = meta.story({
  name: 'Портрет не загрузился: буквы',
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('МП')).toBeVisible());
  },
});
