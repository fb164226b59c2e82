import type { BacklogHeadProps } from '#src/features/experiments/backlog/BacklogHead.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<BacklogHeadProps>({
  what: '«Бэклог гипотез»: заголовок, который его раскрывает.',
  example: 'Folded',
  whenNot: ['Заголовок списка без раскрытия: `ListHead`.'],
  keys: [['Enter или Пробел', 'раскрывает и сворачивает']],
  props: {
    open: 'Раскрыт ли.',
    panel: 'Идентификатор того, что он раскрывает.',
    count: 'Сколько гипотез ждёт; `null`, пока неизвестно.',
    onOpenChange: 'Зовётся с нужным состоянием.',
  },
});
