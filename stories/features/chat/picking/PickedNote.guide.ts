import type { PickedNoteProps } from '#src/features/chat/picking/PickedNote.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<PickedNoteProps>({
  what: 'Над полем сообщения: откуда взяты слова, которые в нём стоят.',
  when: ['Ответ выбрали в тексте и ещё не отправили.'],
  whenNot: ['Отправленное: `ChatEntry`.'],
  props: {
    picked: 'Откуда взято.',
    disabled: 'Нажать сейчас нельзя.',
    onDrop: 'Отправить без источника.',
  },
});
