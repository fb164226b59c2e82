import type { BrandProps } from '#src/features/shell/Brand.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<BrandProps>({
  what: 'Знак — флажок контрольного пункта из ориентирования — и название продукта.',
  whenNot: ['Как украшение внутри экрана: логотип стоит в шапке, один раз.'],
  speech: ['«Ориентир — на главную, ссылка»: куда ведёт, слышно сразу.'],
  props: { href: 'Куда ведёт. Без него — на главную.' },
});
