import type { ExperimentDetailsProps } from '#src/features/experiments/ExperimentDetails.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ExperimentDetailsProps>({
  what: 'Эксперимент полностью: описание, сегмент, сроки, ценность, риск, критерий успеха; у завершённого — результаты, выводы и следующие шаги.',
  example: 'Done',
  whenNot: ['Строка списка или карточка доски: там три-четыре слова.'],
  props: {
    open: 'Эксперимент и всё, что ему принадлежит.',
    links: 'Перечислены ли исследование и раунды; диалог делает это сам.',
    actions: 'Что с ним можно сделать: кнопки.',
  },
});
