import type { CompanyDialogProps } from '#src/features/account/companies/CompanyDialog.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<CompanyDialogProps>({
  what: '«Настройки» компании: имя, продукты, вход в пространство и удаление.',
  example: 'Edit',
  when: ['Переименовать компанию, поправить её продукты, войти в её пространство или удалить её.'],
  whenNot: ['Новая компания: `CompanyForm` в знакомстве.'],
  props: {
    company: 'Компания.',
    draft: 'Набранное до того, как диалог закрыли.',
    onDraftChange: 'Зовётся с каждой правкой; с `undefined`, когда записано.',
    onSave: 'Записывает; диалог закроется, когда это случилось.',
    onClose: 'Диалог пора убрать.',
  },
});
