import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { ResearchFacts } from '#src/features/research/ResearchFacts.tsx';

import { study } from './sampleStudy.ts';

const meta = preview.meta({
  id: 'features-research-researchfacts',
  title: 'Разделы/Исследования/Сведения об исследовании · ResearchFacts',
  component: ResearchFacts,
  parameters: {
    docs: { description: { component: 'Исследование в цифрах: какое, когда, сколько людей, как далеко и чьё.' } },
  },
  args: { research: study('research-edtech'), held: 4, audience: null },
});

export const Known = meta.story({ name: 'Всё известно' });

export const NoAuthor = meta.story({
  name: 'Автор не указан',
  args: { research: { ...study('research-edtech'), author: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Не указан')).toBeVisible();
  },
});

export const Progress = meta.story({
  name: 'Сколько разговоров проведено, кого спрашивали',
  args: {
    research: { ...study('research-edtech'), plannedTalks: 10, participants: null, participantIds: {} },
    held: 2,
    audience: { name: 'Продакт-менеджеры EdTech', href: '/audiences' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^2 из 10.разговоров$/)).toBeVisible();
    await expect(canvas.getByText('Не указано')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Продакт-менеджеры EdTech' })).toBeVisible();
  },
});

export const AudienceGone = meta.story({
  name: 'Аудиторию удалили',
  args: { audience: { name: '', href: '/audiences' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Удалена')).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
});

export const Mobile = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'mobile' } } });
