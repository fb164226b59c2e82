import type { DifferencesDialogProps } from '#src/features/team/DifferencesDialog.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<DifferencesDialogProps>({
  what: '«Несовпадения»: что двое изменили одновременно; ничего не потеряно, выбирает человек.',
  whenNot: ['Несовпадений нет: облако в шапке о них молчит, и вести сюда нечему.'],
  speech: ['Разобрали одно — фокус в списке, у следующего.'],
  props: {
    changes: 'Что сервер не принял, от старых к новым.',
    onSettle: 'Зовётся, когда в правке выбрано всё.',
    onCopy: 'Копирует слова человека.',
    onRetry: 'Отправляет правку ещё раз.',
    onDrop: 'Убирает правку из списка.',
    onClose: 'Зовётся, когда окно убирают.',
  },
});
