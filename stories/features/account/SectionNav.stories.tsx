import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { SectionNav } from '#src/features/account/SectionNav.tsx';

const meta = preview.meta({
  id: 'features-account-sectionnav',
  title: 'Разделы/Личный кабинет/Разделы кабинета · SectionNav',
  component: SectionNav,
  parameters: { docs: { description: { component: 'Разделы кабинета ссылками; открытый отмечен.' } } },
  args: { section: 'teams' as const, sectionHref: (section: string) => `#${section}` },
});

export const Teams = meta.story({
  name: 'Шесть ссылок, открытая отмечена',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(6);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAttribute('href', '#teams');
  },
});
