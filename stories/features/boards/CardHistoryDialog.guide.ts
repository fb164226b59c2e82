import type { CardHistoryDialogProps } from '#src/features/boards/CardHistoryDialog.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<CardHistoryDialogProps>({
  what: 'Прежние тексты карточки и до какого времени каждый стоял; любой можно вернуть, и ничего при этом не теряется.',
  example: 'Two',
  when: ['Прежний текст карточки был лучше, и его надо вернуть или перечитать.'],
  whenNot: ['Отменить только что сделанное: Ctrl + Z быстрее.'],
  speech: ['Кнопка называет текст, который вернёт: «Восстановить текст до 21 ноября».'],
  props: {
    card: 'Чья это история.',
    versions: 'Прежние тексты, новые первыми.',
    onRestore: 'Возвращает текст; диалог закроется, когда это случилось.',
    onClose: 'Диалог пора убрать.',
  },
});
