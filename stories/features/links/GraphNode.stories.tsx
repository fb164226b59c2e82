import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import type { ChainNode } from '#src/domain/links/chain.ts';
import { GraphNode } from '#src/features/links/GraphNode.tsx';

import { fullChain, hrefOf } from './sampleChains.ts';

const node = fullChain.nodes[0] as ChainNode;

const meta = preview.meta({
  id: 'features-links-graphnode',
  title: 'Разделы/Связи/Узел схемы связей · GraphNode',
  component: GraphNode,
  parameters: { docs: { description: { component: 'Узел схемы: ссылка на запись или имя того, чего уже нет.' } } },
  args: { node, current: true, hrefOf },
});

export const Current = meta.story({
  name: 'Сама запись: ссылка, отмечена',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent(node.label);
  },
});

export const Gone = meta.story({
  name: 'Источник удалён: имя без ссылки',
  args: { node: { ...node, place: null, broken: true }, current: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('источник удалён')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});
