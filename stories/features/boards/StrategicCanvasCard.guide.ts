import type { StrategicCanvasCardProps } from '#src/features/boards/StrategicCanvasCard.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<StrategicCanvasCardProps>({
  what: 'Карточка «Стратегическая канва»: факторы выбора и линия каждого конкурента.',
  example: 'Sample',
  whenNot: ['График по времени: здесь по горизонтали факторы.'],
  speech: ['Линии не читаются; те же числа стоят таблицей.'],
  props: {},
});
