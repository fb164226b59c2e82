import preview from '#.storybook/preview.tsx';
import { CountedSummary } from '#src/patterns/list/CountedSummary.tsx';
import { fits } from '#stories/checks.ts';

const meta = preview.meta({
  id: 'patterns-list-countedsummary',
  title: 'Приёмы/Вторая строка записи · CountedSummary',
  component: CountedSummary,
  args: { count: '12 участников', text: 'Как команды готовятся к интервью и что теряют после него' },
});

export const Line = meta.story({ name: 'Число в своём столбце, за ним смысл' });

export const Long = meta.story({
  name: 'Длинный текст обрывается, а не раздвигает страницу',
  args: { text: 'очень-длинное-описание-'.repeat(20) },
  globals: { viewport: { value: 'mobile' } },
  play: () => fits(),
});
