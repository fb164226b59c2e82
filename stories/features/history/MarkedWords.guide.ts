import type { MarkedWordsProps } from '#src/features/history/MarkedWords.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<MarkedWordsProps>({
  what: 'Текст до и после правки в одном: убранное зачёркнуто, добавленное подчёркнуто; цвет только помогает.',
  whenNot: ['Выбрать между двумя версиями: `VersionChoice`.'],
  props: { words: 'Куски текста по порядку: что осталось, что убрано, что добавлено.' },
});
