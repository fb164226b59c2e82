import type { LinksGraphProps } from '#src/features/links/LinksGraph.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<LinksGraphProps>({
  what: 'Цепочка записи рисунком: виды — столбцами слева направо, как идёт работа от слов к решению.',
  example: 'Full',
  whenNot: ['На телефоне: там один список.', 'Прочитать все связи вида: рисунок показывает ближайшие пять и «и ещё».'],
  speech: ['Список узлов-ссылок; линии не читаются.'],
  props: {
    chain: 'Цепочка; из каждого столбца рисуются ближайшие.',
    hrefOf: 'Адрес записи узла.',
    onMore: '«И ещё N»: показать вид в списке.',
  },
});
