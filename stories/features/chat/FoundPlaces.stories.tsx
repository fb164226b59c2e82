import { expect, within } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { FoundPlaces } from '#src/features/chat/FoundPlaces.tsx';

const meta = preview.meta({
  id: 'features-chat-foundplaces',
  title: 'Разделы/Ассистент/Найденные места · FoundPlaces',
  component: FoundPlaces,
  parameters: {
    docs: {
      description: {
        component:
          'Места рабочего пространства, к которым ведёт сообщение ассистента: своими словами и с тем, откуда они.',
      },
    },
  },
  args: {
    places: [
      {
        kind: 'materialText',
        id: 'material-1',
        text: 'Слова из интервью',
        note: 'Интервью с продактами',
        href: '/research?open=study-1&material=material-1&at=10-52',
      },
      { kind: 'hypothesis', id: 'hypothesis-1', text: 'Открытая цена', note: '', href: '/experiments?backlog=1' },
    ],
  },
});

export const Several = meta.story({
  name: 'Слова респондента и гипотеза',
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('list', { name: 'Где об этом сказано' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(2);
    await expect(list.getByRole('link', { name: 'Открытая цена' })).toHaveAttribute('href', '/experiments?backlog=1');
    await expect(list.getByText('Интервью с продактами')).toBeVisible();
  },
});

export const Marked = meta.story({
  name: 'Разметка в словах остаётся текстом',
  args: {
    places: [
      {
        kind: 'comment',
        id: 'comment-1',
        text: '<img src=x onerror=alert(1)> ' + 'оченьдлинноеслово'.repeat(8),
        note: 'Вера',
        href: '/research',
      },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: /^<img src=x/ })).toBeVisible();
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
});
