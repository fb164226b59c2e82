import type { ContactTableChoiceProps } from '#src/features/audiences/contacts/ContactTableChoice.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ContactTableChoiceProps>({
  what: 'Какие листы файла взять и что в каждом столбце; выбирать не из чего — ничего не рисует.',
  example: 'Columns',
  whenNot: ['Файл без таблицы: его строки разбираются сами.'],
  speech: ['Группа «Что взять из файла …».'],
  props: {
    name: 'Имя файла.',
    reading: 'Что прочитано и чем считаются столбцы.',
    disabled: 'Менять сейчас нельзя.',
    onChange: 'Выбран другой лист, или столбец — другое поле.',
  },
});
