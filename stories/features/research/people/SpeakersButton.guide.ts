import type { SpeakersButtonProps } from '#src/features/research/people/SpeakersButton.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<SpeakersButtonProps>({
  what: 'У материала: кто в нём говорит, если это сказано; нажатие открывает «Кто говорит».',
  example: 'Said',
  whenNot: ['Все участники исследования: `ParticipantsSection`.'],
  props: {
    material: 'Имя файла, для имени кнопки.',
    who: '«Марина, 2 участника»; пусто, пока никто не сказал.',
    onOpen: 'Открывает диалог.',
  },
});
