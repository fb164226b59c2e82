import type { ParticipantDialogProps } from '#src/features/research/people/ParticipantDialog.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ParticipantDialogProps>({
  what: 'Участник исследования: имя, кодовое имя, роль, сегмент, персона, заметки.',
  example: 'New',
  whenNot: ['Назвать говорящего из текста: `SpeakersDialog`.'],
  keys: [['Escape', 'закрывает; пока записывается — нет']],
  props: {
    participant: 'Кого исправляют; `null` — новый. Удалённый в другой вкладке: форма остаётся, отправить нельзя.',
    codeName: 'Свободное кодовое имя, с которого начинается новый.',
    participants: 'Все, кого знает компания: двух одинаковых кодовых имён не бывает.',
    personas: 'Персоны компании.',
    hidesNames: 'Имена скрыты: имя не показано и не меняется.',
    onSubmit: 'Записывает; диалог закроется, когда это случилось.',
    onClose: 'Диалог пора убрать.',
  },
});
