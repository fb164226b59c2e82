import type { PersonaDialogProps } from '#src/features/audiences/PersonaDialog.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<PersonaDialogProps>({
  what: 'Персона целиком, в восьми разделах, и что с ней можно сделать.',
  example: 'Full',
  whenNot: ['Править: форма открывается по «Изменить», `PersonaFormDialog`.'],
  keys: [['Escape', 'закрывает; пока делается копия — нет']],
  props: {
    persona: 'Персона.',
    people: 'Кто стоит за персонами; нет — люди не показаны.',
    onChoosePeople: '«Выбрать людей»: выбор показывает тот, кто вызвал.',
    onEdit: '«Изменить»: форму показывает тот, кто вызвал.',
    onDuplicate: 'Делает копию; отказ показан здесь.',
    onDelete: '«Удалить»: спрашивает тот, кто вызвал.',
    onClose: 'Диалог пора убрать.',
  },
});
