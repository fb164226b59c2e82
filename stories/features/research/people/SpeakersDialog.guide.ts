import type { SpeakersDialogProps } from '#src/features/research/people/SpeakersDialog.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<SpeakersDialogProps>({
  what: '«Кто говорит»: каждый говорящий материала, сколько у него реплик, его слова, и кто это — с предложением.',
  example: 'Proposed',
  when: ['В материале есть реплики с подписями.'],
  whenNot: ['Участник, которого нет в тексте: `ParticipantDialog`.'],
  keys: [['Escape', 'закрывает; пока записывается — нет']],
  speech: ['Каждый говорящий — группа со своей подписью.'],
  props: {
    material: 'Имя материала.',
    speakers: 'Говорящие по порядку первых реплик; пусто — в тексте никто не подписан.',
    participants: 'Все, кого знает компания, с именем, которое можно показать.',
    hidesNames: 'Имена скрыты: имени нового не спрашивают.',
    onSubmit: 'Записывает; диалог закроется, когда это случилось.',
    onRetry: 'Прочитать текст ещё раз.',
    onClose: 'Диалог пора убрать.',
  },
});
