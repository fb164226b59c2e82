import type { GraphNodeProps } from '#src/features/links/GraphNode.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<GraphNodeProps>({
  what: 'Узел схемы: ссылка на запись или имя того, чего уже нет.',
  whenNot: ['Запись в списке: там строка говорит о большем.'],
  keys: [['Enter', 'открывает запись']],
  props: {
    node: 'Что за ним стоит.',
    current: 'Это сама запись, чья цепочка.',
    hrefOf: 'Адрес того, что показывает узел.',
  },
});
