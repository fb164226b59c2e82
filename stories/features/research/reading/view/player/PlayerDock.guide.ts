import type { PlayerDockProps } from '#src/features/research/reading/view/player/PlayerDock.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<PlayerDockProps>({
  what: 'Место плеера под текстом: пусто без записи, слово о ней, если её удалили, пока её слушали.',
  example: 'There',
  whenNot: ['Сам плеер: `RecordingPlayer`.'],
  props: {
    recording: 'Запись, `null` без неё, `gone` — была и удалена.',
    playback: 'Чем играют.',
    beyond: 'Сколько времён в тексте позже конца записи.',
    onComeBack: 'Вернуть звучащее место в вид.',
  },
});
