import type { DeleteAudienceDialogProps } from '#src/features/audiences/DeleteAudienceDialog.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<DeleteAudienceDialogProps>({
  what: 'Вопрос перед удалением аудитории: что уйдёт с ней и что контакты не вернуть.',
  example: 'Asking',
  whenNot: ['Стереть только контакты: `EraseContactsDialog`.'],
  props: {
    audience: 'Что удаляют.',
    personas: 'Её персоны: уйдут с ней, названы.',
    contacts: 'Сколько контактов; `null`, пока неизвестно. Они стираются.',
    requests: 'Сколько поисков уйдёт с ней.',
    onConfirm: 'Удаляет; диалог закроется, когда это случилось.',
    onClose: 'Диалог пора убрать.',
  },
});
