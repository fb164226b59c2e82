import type { ProductFieldsProps } from '#src/features/account/companies/ProductFields.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ProductFieldsProps>({
  what: 'Продукты компании: строки добавляют и убирают, фокус остаётся среди них.',
  whenNot: ['Порядок важен: `EditableList`.'],
  props: { form: 'Форма компании.', root: 'Вокруг полей: в нём ищут строку для фокуса.' },
});
