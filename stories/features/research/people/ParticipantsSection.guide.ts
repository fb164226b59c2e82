import type { ParticipantsSectionProps } from '#src/features/research/people/ParticipantsSection.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ParticipantsSectionProps>({
  what: '«Участники» открытого исследования: с кем говорили, и показаны ли имена.',
  example: 'Two',
  whenNot: ['Кто говорит в одном материале: `SpeakersDialog`.', 'Люди компании: `MemberList`.'],
  speech: ['Кнопка действий называет участника.'],
  props: {
    people: 'Участники исследования и кого ещё знает компания.',
    onAdd: 'Записывает нового.',
    onJoin: 'С кем-то из другого исследования говорили и здесь.',
    onEdit: 'Записывает исправленного.',
    onTakeOut: 'Убирает из этого исследования.',
    onDelete: 'Удаляет из всех.',
    onHideNames: 'Скрывает имена во всей компании или показывает.',
  },
});
