import type { ContactDialogProps } from '#src/features/audiences/ContactDialog.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ContactDialogProps>({
  what: 'Карточка человека: имя, все адреса, метки, согласие, «не писать», когда звали и ответил, столбцы его таблицы. Всё можно поправить.',
  example: 'Full',
  whenNot: ['Стереть всё о человеке: это вопрос отдельно от карточки.'],
  keys: [['Escape', 'закрывает, фокус возвращается на имя']],
  props: {
    contact: 'Контакт, как он записан сейчас.',
    isGone: 'Его уже нет: набранное можно скопировать.',
    onEdit: 'Записывает, что поправили.',
    onDelete: 'Удаляет; вернуть предлагает тот, кто вызвал.',
    onClose: 'Диалог пора убрать.',
  },
});
