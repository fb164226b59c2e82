import type { RestartDialogProps } from '#src/features/chat/RestartDialog.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<RestartDialogProps>({
  what: 'Вопрос перед тем, как начать интервью заново: что пропадёт и что доска останется.',
  whenNot: ['Изменить один ответ: для этого «Изменить ответ» у сообщения.'],
  keys: [['Enter', 'нажимает «Отмена»: фокус там']],
  props: {
    open: 'Показан ли.',
    onOpenChange: 'Зовётся с нужным состоянием.',
    withFiles: 'Пропадут ли и файлы.',
    answers: 'Сколько ответов пропадёт.',
    onRestart: 'Всё с начала; вопрос уйдёт, когда это случилось.',
  },
});
