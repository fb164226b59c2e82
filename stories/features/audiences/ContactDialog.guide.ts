import type { ContactDialogProps } from '#src/features/audiences/ContactDialog.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ContactDialogProps>({
  what: 'Всё, что известно о контакте: номер и столбцы таблицы, с которой он пришёл.',
  example: 'Named',
  whenNot: ['Известен только номер: открывать нечего, он весь в строке.'],
  keys: [['Escape', 'закрывает, фокус возвращается на имя']],
  props: { contact: 'Контакт и что о нём сказала таблица.', onClose: 'Диалог пора убрать.' },
});
