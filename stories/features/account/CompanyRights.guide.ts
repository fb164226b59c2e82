import type { CompanyRightsProps } from '#src/features/account/CompanyRights.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<CompanyRightsProps>({
  what: 'Где рядом стоят несколько компаний: в каждой можно то, что позволяет роль в ней, какая бы ни была открыта.',
  example: 'Researcher',
  when: ['Карточка компании, строка участника, приглашение.'],
  whenNot: ['Открытая компания: её права уже вокруг всей страницы, `Rights`.'],
  keys: 'Клавиш не слышит: их слышат элементы внутри.',
  speech: ['Молчит: причину говорит каждый элемент внутри.'],
  props: {
    role: 'Роль в той компании; нет — компания только этого браузера, можно всё.',
    isOut: 'Из той компании человека удалили: нельзя ничего, какой бы ни была роль.',
    children: 'Что к ней относится.',
  },
});
