import { MessageSquare, Plus, Waypoints } from 'lucide-react';
import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';

const meta = preview.meta({
  id: 'ui-linkbutton',
  title: 'Элементы/Ссылка-кнопка · LinkButton (действие, которое ведёт в другое место)',
  component: LinkButton,
  args: { href: '#there', icon: <Waypoints />, children: 'Связи' },
});

export const Secondary = meta.story({
  name: 'Среди кнопок',
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Связи' });
    await expect(link).toHaveAttribute('href', '#there');
    await expect(link.getBoundingClientRect().height).toBe(40);
  },
});

export const Primary = meta.story({
  name: 'Главное действие раздела',
  args: { variant: 'primary', icon: <Plus />, children: 'Добавить компанию' },
});

export const Sign = meta.story({
  name: 'Один значок с рамкой: квадрат',
  args: { children: undefined, 'aria-label': 'Связи: Глубинные интервью', tooltip: 'Связи' },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('link', { name: 'Связи: Глубинные интервью' }).getBoundingClientRect();
    await expect([width, height]).toEqual([40, 40]);
  },
});

export const Quiet = meta.story({
  name: 'Значок среди значков, с числом, которое ждёт',
  args: {
    variant: 'quiet',
    size: 'sm',
    icon: <MessageSquare />,
    children: 12,
    waiting: true,
    'aria-label': '12 комментариев, 1 нерешённое обсуждение',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link').getBoundingClientRect().height).toBe(32);
  },
});

export const InRow = meta.story({
  name: 'В закрытой строке: не выше меток',
  args: { variant: 'row', icon: <MessageSquare />, children: 3, 'aria-label': '3 комментария' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link').getBoundingClientRect().height).toBe(24);
  },
});

export const Mobile = meta.story({
  name: 'На телефоне: под палец',
  args: { size: 'sm', children: undefined, 'aria-label': 'Связи: Глубинные интервью' },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('link').getBoundingClientRect();
    await expect([width, height]).toEqual([44, 44]);
  },
});
