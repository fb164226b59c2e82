import { expect, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import type { LinkKind } from '#src/domain/links/linkKinds.ts';
import { LinksList } from '#src/features/links/LinksList.tsx';

import { brokenChain, fullChain, hrefOf, wideChain } from './sampleChains.ts';

const meta = preview.meta({
  id: 'features-links-linkslist',
  title: 'Разделы/Связи/Список связей · LinksList',
  component: LinksList,
  parameters: {
    docs: {
      description: { component: 'Цепочка словами: по видам, у каждой связи — направление, и каждая ведёт к записи.' },
    },
  },
  args: { chain: fullChain, hrefOf, soughtKind: null as LinkKind | null },
});

export const Full = meta.story({
  name: 'По видам, с направлением словами',
  play: async ({ canvas }) => {
    const words = (heading: RegExp) =>
      within(canvas.getByRole('heading', { name: heading }).closest('section') as HTMLElement);
    await expect(canvas.getAllByRole('link')).toHaveLength(fullChain.nodes.length);
    await expect(words(/^Гипотезы/).getByText('проверяет гипотезу')).toBeVisible();
    await expect(words(/^Эксперименты/).getByText('эта запись')).toBeVisible();
    await expect(words(/^Исследования/).getByText(/: из исследования$/)).toBeVisible();
    // The sample's conclusion is behind several cards.
    for (const word of words(/^Карточки досок/).getAllByText(/: вывод попал в карточку$/))
      await expect(word).toBeVisible();
  },
});

export const Broken = meta.story({
  name: 'Исследование удалено',
  args: { chain: brokenChain },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/\(источник удалён\)$/)).toBeVisible();
  },
});

export const Wide = meta.story({
  name: '300 гипотез: показаны первые, остальные по кнопке',
  args: { chain: wideChain, soughtKind: 'hypothesis' as LinkKind | null },
  play: async ({ canvas, step, userEvent }) => {
    await step('Заголовок того, что искали, в фокусе', async () => {
      await waitFor(() => expect(canvas.getByRole('heading', { name: 'Гипотезы (300)' })).toHaveFocus());
    });
    await step('Остальные', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Показать ещё 270' }));
      await expect(canvas.getByRole('link', { name: 'Гипотеза 300' })).toBeInTheDocument();
      await waitFor(() => expect(canvas.getByRole('link', { name: 'Гипотеза 31' })).toHaveFocus());
    });
  },
});

export const Mobile = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'mobile' } } });
