import type { TeamFilterSheetProps } from '#src/features/account/teams/TeamFilterSheet.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<TeamFilterSheetProps>({
  what: 'Фильтр участников: на телефоне снизу, иначе листом сбоку.',
  example: 'Side',
  whenNot: ['Фильтры списка записей: `FilterSheet`.'],
  keys: [['Escape', 'закрывает, выбор не применяется']],
  props: {
    open: 'Лежит ли поверх экрана.',
    onOpenChange: 'Зовётся с нужным состоянием.',
    companies: 'Из каких компаний выбирают.',
    companyId: '`all` или номер компании.',
    onApply: 'Зовётся по «Применить» с компанией, по «Сбросить» — с `all`.',
  },
});
