import type { OpenProductProps } from '#src/features/shell/OpenProduct.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<OpenProductProps>({
  what: 'Имя показанного продукта рядом с именем компании и переход к другому или ко всем.',
  example: 'Chosen',
  when: ['Верхняя полоса приложения; на телефоне — вместо имени компании, если продуктов несколько.'],
  whenNot: ['Внизу панели: там `ProductSwitcher`, с «Добавить продукт».'],
  speech: ['«Показан продукт» и его имя. Длинное обрезано на экране, читается целиком.'],
  props: {
    products: 'Продукты открытой компании; с одним выбирать нечего, и ничего не рисуется.',
    choice: 'Какой показан, или `all`.',
    onChoose: 'Показывает другой или все вместе.',
  },
});
