import type { ContactTableChoiceProps } from '#src/features/audiences/contacts/ContactTableChoice.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ContactTableChoiceProps>({
  what: 'На каком листе и в каком столбце файла контакты; выбирать не из чего — ничего не рисует.',
  example: 'Columns',
  whenNot: ['Файл без таблицы: его строки разбираются сами.'],
  speech: ['Группа «Что взять из файла …».'],
  props: {
    type: 'Что ищут.',
    foreign: 'Узнаёт телефоны вне +7, когда выбран другой лист.',
    name: 'Имя файла.',
    reading: 'Что прочитано и откуда берутся контакты.',
    disabled: 'Менять сейчас нельзя.',
    onChange: 'Выбран другой лист или столбец.',
  },
});
