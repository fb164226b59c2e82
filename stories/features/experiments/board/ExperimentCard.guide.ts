import type { ExperimentCardProps } from '#src/features/experiments/board/ExperimentCard.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ExperimentCardProps>({
  what: 'Эксперимент на доске: название, ответственный, даты и вывод завершённого.',
  example: 'Done',
  when: ['Эксперименты доской: статус видно по столбцу, карточку переносят.'],
  whenNot: ['Строка списка: `ExperimentItem`.'],
  props: {
    experiment: 'Эксперимент, коротко.',
    assignee: 'Кто отвечает; пусто — никто.',
    look: '`lifted` — под указателем; `gone` — место, откуда её взяли.',
    refusal: 'Почему в этот столбец её положить нельзя.',
  },
});
