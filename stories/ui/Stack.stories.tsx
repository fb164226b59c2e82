import preview from '#.storybook/preview.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Stack } from '#src/ui/Stack.tsx';

const meta = preview.meta({
  id: 'ui-stack',
  title: 'Элементы/Столбик · Stack',
  component: Stack,
  args: {
    children: (
      <>
        <Card>Интервью с методистом</Card>
        <Card>Опрос преподавателей</Card>
        <Card>Наблюдение на занятии</Card>
      </>
    ),
  },
});

export const Usual = meta.story({ name: 'Одно под другим' });
export const Tight = meta.story({ name: 'Теснее', args: { gap: 1 } });
export const Loose = meta.story({ name: 'Просторнее: части экрана', args: { gap: 6 } });
export const AsList = meta.story({
  name: 'Список',
  args: {
    as: 'ul',
    'aria-label': 'Исследования',
    children: (
      <>
        <li>Интервью с методистом</li>
        <li>Опрос преподавателей</li>
      </>
    ),
  },
});
