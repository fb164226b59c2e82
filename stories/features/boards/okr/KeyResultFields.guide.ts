import type { KeyResultFieldsProps } from '#src/features/boards/okr/KeyResultFields.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<KeyResultFieldsProps>({
  what: 'Поля ключевого результата; бессмысленное число названо под ними.',
  example: 'Filled',
  whenNot: ['Показать результат: `OkrView`.'],
  speech: ['Группа «Цель 1, результат 2»: номера слышны в каждом поле.'],
  props: {
    goal: 'Номер цели.',
    number: 'Номер результата в ней.',
    result: 'Что набрано.',
    onWords: 'Поле его слов, которые можно оформить, взяло фокус.',
    onChange: 'Зовётся на каждую клавишу со всем результатом.',
    onRemove: 'Результат убирают.',
  },
});
