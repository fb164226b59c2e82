import type { HistoryDialogProps } from '#src/features/history/HistoryDialog.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<HistoryDialogProps>({
  what: '«История изменений» записи: что с ней делали, от новых правок к старым. Возвращённое — обычная правка: остальное, что изменили позже, остаётся.',
  whenNot: ['Что меняли во всей компании: `NewsDialog`.', 'Двое изменили одно и то же сейчас: `DifferencesDialog`.'],
  props: {
    name: 'Запись по имени.',
    history: 'Правки, или почему их не показать: читаем, нет связи, не открылось, компания одного браузера.',
    isFetching: 'Старшие правки идут с сервера.',
    restoring: 'Что возвращается сейчас.',
    needs: 'Роль, без которой вернуть нельзя.',
    onRestore: 'Возвращает место записи или всё, что изменила правка.',
    onMore: 'Просит старшие правки.',
    onRetry: 'Читает ещё раз.',
    onClose: 'Зовётся, когда окно убирают.',
  },
});
