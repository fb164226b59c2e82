import type { ComponentType } from 'react';
import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { ProductBadge } from '#src/patterns/list/ProductBadge.tsx';
import { ProductsTold } from '#src/patterns/list/ProductsTold.ts';

const among = (...names: [id: string, name: string][]) =>
  function Among(Story: ComponentType) {
    return (
      <ProductsTold value={new Map(names)}>
        <Story />
      </ProductsTold>
    );
  };

const meta = preview.meta({
  id: 'patterns-list-productbadge',
  title: 'Приёмы/Метка продукта · ProductBadge',
  component: ProductBadge,
  args: { productId: 'voice' },
});

export const Told = meta.story({
  name: 'Показаны все продукты: сказано, чья строка',
  decorators: [among(['main', 'Ориентир'], ['voice', 'Голосовые интервью'])],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Голосовые интервью')).toBeVisible();
  },
});

export const Gone = Told.extend({
  name: 'Продукта больше нет: строка — первого',
  args: { productId: 'gone' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ориентир')).toBeVisible();
  },
});

export const One = meta.story({
  name: 'Показан один продукт: метки нет',
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-tone]')).toBeNull();
  },
});

export const Narrow = meta.story({
  name: 'Длинное имя в узком месте обрезано',
  decorators: [among(['voice', 'Голосовые интервью для больших компаний'])],
  render: (args) => (
    <div style={{ width: 120 }}>
      <ProductBadge {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const badge = canvas.getByText(/Голосовые/).parentElement as HTMLElement;
    await expect(badge.getBoundingClientRect().width).toBeLessThanOrEqual(120);
  },
});
