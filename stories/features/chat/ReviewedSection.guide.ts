import type { ReviewedSectionProps } from '#src/features/chat/ReviewedSection.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ReviewedSectionProps>({
  what: 'Раздел доски и ответ на него рядом; отмечено то, что останется.',
  example: 'Replaced',
  whenNot: ['Спор двух вкладок: `ConflictNote`.'],
  keys: [['Пробел', 'отмечает и снимает замену']],
  props: {
    change: 'Что стоит в разделе и что встало бы.',
    replaced: 'Встанет ли ответ на место раздела.',
    disabled: 'Что-то записывается.',
    onReplacedChange: 'Зовётся с другим выбором.',
  },
});
