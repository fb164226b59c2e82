import type { DraggableCardProps } from '#src/features/experiments/board/DraggableCard.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<DraggableCardProps>({
  what: 'Карточка, которую переносят в другую колонку: мышью, пальцем после паузы или клавишами.',
  whenNot: ['Карточка без переноса: `ExperimentCard`.'],
  keys: [
    ['Пробел', 'берёт карточку, ещё раз — кладёт'],
    ['← или →', 'несут в соседнюю колонку'],
    ['Escape', 'возвращает на место'],
    ['Enter', 'открывает эксперимент'],
  ],
  speech: ['«Взята», «над колонкой In Progress», «положена» — и почему нельзя.'],
  props: {
    experiment: 'Эксперимент, коротко.',
    assignee: 'Кто отвечает; пусто — никто.',
    tabStop: 'Останавливается ли на ней Tab; к прочим ведут стрелки.',
    onOpen: 'Нажата, и клавишей Enter. Функция постоянная.',
  },
});
