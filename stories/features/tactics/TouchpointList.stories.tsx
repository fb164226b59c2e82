import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { TouchpointList } from '#src/features/tactics/TouchpointList.tsx';

import { journey } from './sampleJourney.ts';

const meta = preview.meta({
  id: 'features-tactics-touchpointlist',
  title: 'Разделы/Тактика/Список точек касания · TouchpointList',
  component: TouchpointList,
  parameters: { docs: { description: { component: '«Точки касания в этапе …»: список, раскрыта одна.' } } },
  args: {
    stage: 'awareness' as const,
    rows: journey.awareness,
    selector: <p>Выбор этапа</p>,
    openId: null,
    onOpenChange: fn(),
    renderItem: (row) => <p>{row.name}</p>,
    nothing: <p>Ничего не найдено</p>,
  },
});

export const Listed = meta.story({
  name: 'Этап и число точек в заголовке',
  play: async ({ args, canvas }) => {
    const title = `Точки касания в этапе Awareness (${args.rows?.length})`;
    await expect(canvas.getByRole('heading', { name: title })).toBeVisible();
  },
});

export const Loading = meta.story({
  name: 'Загружается: числа ещё нет',
  args: { rows: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent(/Awareness$/);
  },
});

export const Nothing = meta.story({ name: 'Ничего не найдено', args: { rows: [] } });
