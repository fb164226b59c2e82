import type { ExperimentItemProps } from '#src/features/experiments/ExperimentItem.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ExperimentItemProps>({
  what: 'Эксперимент в списке: название, гипотеза, статус, этап и ответственный.',
  example: 'Running',
  when: ['Эксперименты списком: главное о каждом, подробности — у раскрытого.'],
  whenNot: ['На доске: `ExperimentCard`.', 'Рядом с гипотезой: `ExperimentLine`.'],
  keys: [['Enter или Пробел', 'раскрывает и сворачивает']],
  props: {
    experiment: 'Эксперимент, коротко.',
    assignee: 'Кто отвечает; пусто — никто.',
    score: 'Насколько доказана гипотеза; когда список по ней сужен или упорядочен.',
    children: 'Подробности; рисуются, пока раскрыт.',
  },
});
