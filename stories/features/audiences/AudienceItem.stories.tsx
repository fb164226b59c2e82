import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { AudienceItem } from '#src/features/audiences/AudienceItem.tsx';
import { inAccordion } from '#stories/frames.tsx';

import { audience, bareAudience, longAudience, summary } from './samplePersonas.ts';

const meta = preview.meta({
  id: 'features-audiences-audienceitem',
  title: 'Разделы/Аудитории/Аудитория в списке · AudienceItem',
  component: AudienceItem,
  parameters: {
    docs: { description: { component: 'Аудитория в списке: название, описание, респонденты, этапы и точки касания.' } },
  },
  args: { audience: summary(audience()), children: <p>Подробности</p> },
  decorators: [inAccordion],
});

export const Full = meta.story({
  name: 'Название, описание, респонденты и не больше трёх меток',
  play: async ({ canvas, userEvent, step }) => {
    await step('В строке', async () => {
      await expect(canvas.getByText(/^1\s243\sреспондента$/)).toBeVisible();
      await expect(canvas.getByText('осведомленность')).toBeVisible();
      await expect(canvas.getByText('Осознанная потребность')).toBeVisible();
      await expect(canvas.getByText('+5')).toBeVisible();
      await expect(canvas.getByText(/^ещё 5: вовлечение, Поиск решения/)).toBeInTheDocument();
    });
    await step('Открывается клавишей', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: /^Продакт-менеджеры EdTech/ })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(await canvas.findByText('Подробности')).toBeVisible();
    });
  },
});

export const Bare = meta.story({
  name: 'Только что создана: один этап, никого',
  args: { audience: summary(bareAudience) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^0\sреспондентов$/)).toBeVisible();
    await expect(canvas.queryByText(/^\+/)).not.toBeInTheDocument();
  },
});

export const One = meta.story({
  name: 'Один респондент — по-русски',
  args: { audience: { ...summary(audience()), respondents: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^1\sреспондент$/)).toBeVisible();
  },
});

export const Long = meta.story({
  name: 'Длинные тексты: название целиком, остальное в одну строку',
  args: { audience: summary(longAudience) },
});

export const Mobile = meta.story({
  name: 'На телефоне метки под названием',
  args: { audience: summary(longAudience) },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(canvas.getByRole('button').getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});
