import type { AddToBacklogDialogProps } from '#src/features/research/AddToBacklogDialog.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<AddToBacklogDialogProps>({
  what: '«Добавить гипотезу в бэклог»: комментарий, этап и точка касания, потом подтверждение.',
  example: 'AsChosen',
  when: ['Гипотезу из исследования берут проверять.'],
  whenNot: [
    'Новая гипотеза из выделенных слов: `NewHypothesisDialog`.',
    'Гипотеза уже в бэклоге: кнопка там не нажимается.',
  ],
  keys: [['Escape', 'закрывает; пока записывается — нет']],
  props: {
    products: 'Продукты компании; спрашивает, когда их несколько.',
    productId: 'Показанный продукт: его и предлагает форма; `null`, когда показаны все.',
    hypothesis: 'Гипотеза, которую подтверждают.',
    draft: 'Набранное до того, как диалог закрыли.',
    onDraftChange: 'Зовётся с каждой правкой; с `undefined`, когда записано.',
    onConfirm: 'Записывает; диалог закроется, когда это случилось, и скажет почему, если нет.',
    onClose: 'Диалог пора убрать.',
  },
});
