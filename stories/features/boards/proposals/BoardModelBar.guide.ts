import type { BoardModelBarProps } from '#src/features/boards/proposals/BoardModelBar.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<BoardModelBarProps>({
  what: 'Строка над предложениями доски: попросить модель прочитать интервью, остановить, узнать, что вышло. Сами строки модели стоят среди остальных предложений.',
  example: 'Done',
  whenNot: ['Модели у компании нет: строки нет.'],
  props: { model: 'Модель, сколько разговоров она прочтёт и что успела.' },
});
