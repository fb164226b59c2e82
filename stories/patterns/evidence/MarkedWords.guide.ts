import type { MarkedWordsProps } from '#src/patterns/evidence/MarkedWords.tsx';
import { guide } from '#stories/docs/guide.ts';

export default guide<MarkedWordsProps>({
  what: 'Текст до и после правки в одном: убранное зачёркнуто, добавленное подчёркнуто; цвет только помогает.',
  example: 'Words',
  when: ['Сказать, что изменит правка, прежде чем её запишут.', 'Показать в истории, что изменилось в тексте.'],
  whenNot: ['Выбрать между двумя версиями: `VersionChoice`.'],
  anatomy: [
    { part: 'Убранное', sense: 'зачёркнуто, на красном.', at: 'del' },
    { part: 'Добавленное', sense: 'подчёркнуто, на зелёном.', at: 'ins' },
  ],
  keys: [['↑ ↓', 'прокручивают длинный текст, когда он в фокусе']],
  speech: ['Убранное и добавленное — `del` и `ins`: программа экрана называет их сама.'],
  props: { words: 'Куски текста по порядку: что осталось, что убрано, что добавлено.' },
  code: `import { MarkedWords } from '#src/patterns/evidence/MarkedWords.tsx';

<MarkedWords words={markedWords(before, after)} />`,
});
