import type { ProductDialogProps } from '#src/features/products/ProductDialog.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ProductDialogProps>({
  what: 'Новый продукт компании или имя, строка, место и удаление того, что есть.',
  example: 'New',
  when: ['Добавить продукт, переименовать его, переставить или удалить.'],
  whenNot: ['Продукты в карточке компании: `CompanyDialog`.'],
  props: {
    product: 'Какой меняют; `null` — новый.',
    products: 'Все продукты компании: двух с одним именем нет.',
    onSave: 'Записывает; диалог закроется, когда это случилось.',
    onMove: 'Переставляет на одно место; диалог остаётся.',
    canMove: 'Есть ли место выше и ниже.',
    onRemove: 'Спрашивает, что станет с тем, что на продукте; у первого продукта не дано: он остаётся.',
    onClose: 'Диалог пора убрать.',
  },
});
