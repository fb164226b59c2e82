import type { OpenCompanyProps } from '#src/features/shell/OpenCompany.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<OpenCompanyProps>({
  what: 'Имя открытой компании рядом с названием продукта и переход в другую.',
  example: 'Chosen',
  when: ['Верхняя полоса приложения: видно, чьи данные на экране.'],
  whenNot: ['Внизу панели: там `CompanySwitcher`, с «Добавить компанию».'],
  speech: ['«Открыта компания» и её имя. Длинное обрезано на экране, читается целиком.'],
  props: {
    companies: 'Компании человека; пусто, пока неизвестны, — тогда ничего не рисуется.',
    companyId: 'Какая открыта.',
    onCompanyChange: 'Открывает другую.',
  },
});
