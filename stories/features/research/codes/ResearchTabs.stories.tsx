import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { ResearchTabs } from '#src/features/research/codes/ResearchTabs.tsx';

const meta = preview.meta({
  id: 'features-research-codes-researchtabs',
  title: 'Разделы/Исследования/Виды раздела · ResearchTabs',
  component: ResearchTabs,
  parameters: {
    docs: { description: { component: 'Виды раздела «Исследования»: список, коды и то, что из них складывают.' } },
  },
  args: {
    tabs: [
      { label: 'Исследования', href: '/', isCurrent: false },
      { label: 'Коды', href: '/?view=codes', isCurrent: true },
      { label: 'Таблица', href: '/?view=table', isCurrent: false },
      { label: 'Группы', href: '/?view=groups', isCurrent: false },
    ],
  },
});

export const Codes = meta.story({
  name: 'Показаны коды: их вкладка отмечена, у каждой свой адрес',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Разделы исследований' })).toBeVisible();
    await expect(canvas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/',
      '/?view=codes',
      '/?view=table',
      '/?view=groups',
    ]);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Коды');
  },
});

export const Mobile = meta.story({
  name: 'На телефоне: во всю ширину пальца',
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link'))
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
