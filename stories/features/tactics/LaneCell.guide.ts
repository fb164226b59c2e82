import type { LaneCellProps } from '#src/features/tactics/LaneCell.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<LaneCellProps>({
  what: 'Что есть у этапа в строке карты: сколько, первые строки с происхождением и сколько ещё.',
  example: 'Sample',
  when: ['Карта пути: этапы столбцами, темы строками.'],
  whenNot: ['Полный список: его открывает заголовок ячейки.'],
  props: { lane: 'Строка карты.', stage: 'Столбец.', cell: 'Что показать.', onOpenStage: 'Нажата голова ячейки.' },
});
