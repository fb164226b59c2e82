import type { BoardActionsProps } from '#src/features/boards/BoardActions.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<BoardActionsProps>({
  what: 'Действия с целой доской: обновить из интервью и скачать.',
  example: 'Ready',
  whenNot: ['Действия с одной карточкой: они в её шапке.'],
  props: {
    onRefresh: '«Обновить из интервью»: показывает, что они предлагают, и само ничего не меняет.',
    onExport: 'Делает файл выбранного вида; сигнал его останавливает.',
    disabled: 'Доска ещё не открылась.',
  },
});
