import type { ContactRowProps } from '#src/features/audiences/contacts/ContactRow.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ContactRowProps>({
  what: 'Контакт в списке: кто это, имя открывает остальное, рядом удаление.',
  example: 'Known',
  whenNot: ['Вне списка: место и фокус знает `ContactRows`.'],
  props: {
    entry: 'Контакт.',
    index: 'Место в списке, с нуля.',
    count: 'Сколько в списке.',
    top: 'Насколько ниже начала, px.',
    tabStop: 'Останавливается ли на ней Tab.',
    onFocus: 'Одна из её кнопок взяла фокус.',
    isChosen: 'Выбран.',
    onChoose: 'Выбирает или снимает выбор; без него выбирать незачем.',
    onOpen: 'Показывает всё о нём; только если есть что.',
    onDelete: 'Удаляет.',
  },
});
