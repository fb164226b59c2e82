import type { ReviewedSectionProps } from '#src/features/chat/ReviewedSection.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ReviewedSectionProps>({
  what: 'Карточка доски и ответ рядом: изменённые слова отмечены, ответ можно поправить.',
  example: 'Replaced',
  when: ['Интервью закончено: по каждому разделу доски видно, что стоит и что встанет.'],
  whenNot: ['Запись изменили в другой вкладке: об этом говорит `ConflictNote`.'],
  keys: [['Пробел', 'отмечает и снимает замену']],
  props: {
    change: 'Что стоит в разделе и что встало бы.',
    text: 'Ответ, как его поправили; сначала — как он дан.',
    replaced: 'Встанет ли ответ на место раздела.',
    disabled: 'Что-то записывается.',
    onReplacedChange: 'Зовётся с другим выбором.',
    onTextChange: 'Зовётся с текстом при каждой клавише.',
  },
});
