import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { TouchpointCarousel } from '#src/features/tactics/TouchpointCarousel.tsx';

import { journey } from './sampleJourney.ts';

const meta = preview.meta({
  id: 'features-tactics-touchpointcarousel',
  title: 'Разделы/Тактика/Карусель точек касания · TouchpointCarousel',
  component: TouchpointCarousel,
  parameters: { docs: { description: { component: 'Точки этапа каруселью под выбором этапа.' } } },
  args: {
    stage: 'awareness' as const,
    cards: journey.awareness,
    selector: <p>Выбор этапа</p>,
    openId: null,
    onCurrentChange: fn(),
    renderCard: (card) => <h3>{card.name}</h3>,
    nothing: <p>Ничего не найдено</p>,
  },
});

export const Side = meta.story({
  name: 'Точки этапа рядом, следующая называет себя',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Следующая точка' }));
    await expect(args.onCurrentChange).toHaveBeenCalledWith(journey.awareness[1]?.id);
  },
});

export const Loading = meta.story({ name: 'Загружается', args: { cards: null } });

export const Nothing = meta.story({ name: 'Ничего не найдено', args: { cards: [] } });
