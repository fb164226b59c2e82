import type { ContactFileItemProps } from '#src/features/audiences/contacts/ContactFileItem.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ContactFileItemProps>({
  what: 'Файл контактов: сколько прочитано, почему нет или что в нём стоит.',
  example: 'Reading',
  whenNot: ['Файл в разговоре: `ChatFileRow`.'],
  speech: ['Почему не прочитан — `alert`.'],
  props: {
    file: 'Файл и как идёт чтение.',
    progress: 'Сколько прочитано.',
    disabled: 'Менять сейчас нельзя.',
    onCancel: 'Останавливает чтение.',
    onRetry: 'Читает ещё раз.',
    onRemove: 'Убирает.',
    children: 'Что стоит под прочитанным: где в нём контакты.',
    ref: 'Его строка.',
  },
});
