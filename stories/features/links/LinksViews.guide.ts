import type { LinksViewsProps } from '#src/features/links/LinksViews.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<LinksViewsProps>({
  what: 'Схема или список — одно за раз; на телефоне только список.',
  when: ['Смотреть связи записи: схемой — всё сразу, списком — подробно.'],
  whenNot: ['Отдельно от диалога: место ему в `LinksDialog`.'],
  props: { chain: 'Цепочка записи.', hrefOf: 'Адрес записи.' },
});
