import type { GraphLinesProps } from '#src/features/links/GraphLines.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<GraphLinesProps>({
  what: 'Линии между узлами схемы связей — для глаза; свои отмечены.',
  whenNot: ['Без узлов: сказать то же словами должен `LinksList`.'],
  speech: ['Скрыты: связь словами называет список.'],
  props: { drawing: 'Что рисуется.', start: 'Чья это цепочка: её линии отмечены.', height: 'Высота рисунка, px.' },
});
