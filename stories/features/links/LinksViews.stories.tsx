import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { LinksViews } from '#src/features/links/LinksViews.tsx';

import { hrefOf, wideChain } from './sampleChains.ts';

const meta = preview.meta({
  id: 'features-links-linksviews',
  title: 'Разделы/Связи/Схема и список связей · LinksViews',
  component: LinksViews,
  parameters: { docs: { description: { component: 'Схема или список — одно за раз; на телефоне только список.' } } },
  args: { chain: wideChain, hrefOf },
});

export const Switching = meta.story({
  name: '«И ещё» ведёт к виду в списке',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /и ещё 295\sзаписей/ }));
    await expect(canvas.getByRole('heading', { name: /^Гипотезы/ })).toHaveFocus();
  },
});
