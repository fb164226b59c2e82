import type { BalanceLineProps } from '#src/features/tactics/BalanceLine.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<BalanceLineProps>({
  what: 'Строка карты: баланс выгод и болей линией по всем точкам касания; точка с фокусом названа словами под ней.',
  example: 'Sample',
  whenNot: ['Доли и суммы: это линия по пути, а не по времени.'],
  keys: [
    ['Tab', 'одна остановка на всю линию'],
    ['← или →', 'по точкам'],
    ['Home, End', 'первая и последняя'],
    ['Enter', 'открывает точку в списке'],
  ],
  speech: ['Список точек; у каждой номер, имя и баланс словами.'],
  props: { points: 'Точки по этапам.', onOpenTouchpoint: 'Зовётся с точкой касания, на которую нажали.' },
});
