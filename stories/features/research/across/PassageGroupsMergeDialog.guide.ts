import type { PassageGroupsMergeDialogProps } from '#src/features/research/across/PassageGroupsMergeDialog.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<PassageGroupsMergeDialogProps>({
  what: '«Объединить группы»: цитаты одной ложатся за цитатами другой.',
  example: 'Choosing',
  whenNot: ['Объединить коды — в кодовой книге.'],
  props: {
    group: 'Группа, которая исчезнет.',
    others: 'С какими её можно объединить.',
    isGone: 'Группу удалили в другой вкладке.',
    onMerge: 'Объединяет; диалог закроется, когда это случилось.',
    onClose: 'Диалог пора убрать.',
  },
});
