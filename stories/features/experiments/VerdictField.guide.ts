import type { VerdictFieldProps } from '#src/features/experiments/VerdictField.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<VerdictFieldProps>({
  what: 'Вердикт гипотезе: три варианта по-русски, код рядом.',
  example: 'Choosing',
  whenNot: ['Показать вердикт: `ExperimentLine` или метка.'],
  keys: [
    ['↓ или ↑', 'выбирает'],
    ['Tab', 'одна остановка на всю группу'],
  ],
  speech: ['Группа радиокнопок; без выбора при отправке — «неверно» и почему.'],
  props: { value: 'Выбранный; `null` — никакой.', onChange: 'Зовётся с новым.', error: 'Что не так.' },
});
