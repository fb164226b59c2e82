import type { ProductBadgeProps } from '#src/patterns/list/ProductBadge.tsx';
import { guide } from '#stories/docs/guide.ts';

export default guide<ProductBadgeProps>({
  what: 'Чья строка или карточка, когда в одном списке стоят все продукты компании.',
  example: 'Told',
  when: ['В строке эксперимента и гипотезы: показан один продукт — метки не будет, условие писать не надо.'],
  whenNot: ['Заголовок экрана одного продукта: его имя стоит в подзаголовке.'],
  anatomy: [{ part: 'Метка', sense: 'имя продукта; в узком месте обрезается многоточием.', at: '[data-tone]' }],
  keys: 'Метка: не нажимается и в порядке Tab не стоит.',
  speech: ['Имя продукта; значок не называется.'],
  props: {
    productId: 'Чей продукт, по id. Продукт, которого больше нет, считается первым.',
  },
  code: `import { ProductBadge } from '#src/patterns/list/ProductBadge.tsx';

<ProductBadge productId={experiment.productId} />`,
});
