import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { AlsoHere, type AlsoHereProps } from '#src/patterns/AlsoHere.tsx';

const Somebody = ({ kind, id }: AlsoHereProps) => (
  <small>
    {kind} {id}: Марина тоже здесь
  </small>
);

const meta = preview.meta({
  id: 'patterns-alsohere',
  title: 'Приёмы/Кто ещё открыл запись · AlsoHere',
  component: AlsoHere,
  args: { kind: 'research', id: 'r-1', place: 'edge' } as AlsoHereProps,
});

export const Shared = meta.story({
  name: 'Общая компания: рисует то, что дало приложение',
  decorators: [
    (Story) => (
      <AlsoHere.Context value={Somebody}>
        <Story />
      </AlsoHere.Context>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('research r-1: Марина тоже здесь')).toBeVisible();
  },
});

export const Local = meta.story({
  name: 'Компания одного браузера: ничего',
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/здесь/)).toBeNull();
  },
});
