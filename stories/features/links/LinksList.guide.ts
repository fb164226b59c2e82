import type { LinksListProps } from '#src/features/links/LinksList.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<LinksListProps>({
  what: 'Цепочка словами: по видам, у каждой связи — направление, и каждая ведёт к записи.',
  example: 'Full',
  whenNot: ['Увидеть ход целиком: для этого `LinksGraph`.'],
  props: {
    chain: 'Цепочка записи.',
    hrefOf: 'Адрес записи.',
    soughtKind: 'Какой вид просили показать: его заголовок берёт фокус.',
  },
});
