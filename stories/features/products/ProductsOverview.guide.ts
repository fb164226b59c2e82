import type { ProductsOverviewProps } from '#src/features/products/ProductsOverview.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ProductsOverviewProps>({
  what: 'Все продукты компании рядом: о чём каждый, сколько карточек заполнено, вход на его доски.',
  example: 'Two',
  when: ['Видение и Стратегия, когда показаны все продукты.'],
  whenNot: ['Доска одного продукта: `VisionScreen`, `StrategyScreen`.'],
  props: {
    title: 'Заголовок экрана.',
    subtitle: 'О чём экран.',
    products: 'Продукты по порядку, с первыми заполненными карточками.',
  },
});
