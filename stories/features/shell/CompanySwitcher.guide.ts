import type { CompanySwitcherProps } from '#src/features/shell/CompanySwitcher.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<CompanySwitcherProps>({
  what: 'Выбор компании, то есть рабочего пространства; стоит внизу боковой панели и листа.',
  whenNot: ['Назвать открытую компанию у логотипа: `OpenCompany`.', 'Править компанию: раздел «Компании» кабинета.'],
  keys: [
    ['↓ или ↑', 'выбирает компанию'],
    ['Пробел', 'открывает список'],
  ],
  props: {
    companies: 'Компании человека; у каждой своё рабочее пространство.',
    companyId: 'Какая открыта.',
    onCompanyChange: 'Открывает другую.',
    addHref: 'Где добавляют компанию.',
    collapsed: 'Виден один значок, выбирать по-прежнему можно.',
  },
});
