import type { InsightDialogProps } from '#src/features/research/InsightDialog.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<InsightDialogProps>({
  what: '«Добавить инсайт» к выделенным словам: что из них узнали.',
  example: 'Writing',
  whenNot: ['Предположение, которое проверят: `NewHypothesisDialog`.'],
  props: {
    quote: 'Слова, на которых он стоит.',
    onAdd: 'Записывает; диалог закроется, когда это случилось.',
    onClose: 'Диалог пора убрать.',
  },
});
