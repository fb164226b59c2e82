import type { CompanyCardProps } from '#src/features/account/companies/CompanyCard.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<CompanyCardProps>({
  what: 'Компания: роль в ней, продукты, вход в пространство и настройки.',
  example: 'Current',
  whenNot: ['Имя в шапке: `OpenCompany`.'],
  speech: ['Кнопки названы компанией: «Открыть пространство: …», «Настройки: …».'],
  props: {
    company: 'Компания.',
    role: 'Роль человека в компании.',
    shared:
      'Открыта команде: сколько правок не отправлено и не удалили ли из неё человека; `null` — компания одного браузера.',
    called: 'Как она названа среди других, если другая зовётся так же.',
    people: 'У скольких людей есть доступ и сколько приглашено; `null`, пока не известно.',
    current: 'Её ли пространство открыто.',
    onOpen: 'Открывает пространство.',
    onSettings: '«Настройки».',
  },
});
