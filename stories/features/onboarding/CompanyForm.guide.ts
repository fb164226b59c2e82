import type { CompanyFormProps } from '#src/features/onboarding/CompanyForm.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<CompanyFormProps>({
  what: 'Называет новую компанию и её первый продукт.',
  example: 'Taken',
  whenNot: ['Править компанию: `CompanyDialog` в кабинете.'],
  speech: ['Форма «Новая компания» — область страницы: к ней ведёт «Пропустить» из вступления.'],
  props: {
    draft: 'Набранное раньше: с него форма начинается.',
    onDraftChange: 'Зовётся с каждой правкой.',
    taken: 'Имена, которые уже есть: второе такое же не примут, ошибка у поля.',
    onCreate: 'Создаёт компанию и ведёт в неё; не вышло — форма стоит и говорит почему.',
  },
});
