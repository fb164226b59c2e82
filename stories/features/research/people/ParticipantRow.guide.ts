import type { ParticipantRowProps } from '#src/features/research/people/ParticipantRow.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ParticipantRowProps>({
  what: 'Участник исследования: кто это, какая персона, сколько цитат, и что с ним можно сделать.',
  example: 'Full',
  whenNot: ['Человек компании: `MemberRow`.'],
  keys: [['Enter', 'на кнопке действий открывает меню; Escape закрывает его']],
  props: {
    listed: 'Участник с именем, которое можно показать.',
    onEdit: '«Изменить».',
    onTakeOut: '«Убрать из исследования»: в других он остаётся.',
    onDelete: '«Удалить»: из всех исследований.',
  },
});
