import type { BoardColumnProps } from '#src/features/experiments/board/BoardColumn.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<BoardColumnProps>({
  what: 'Колонка доски: тысячи карточек листаются как десять.',
  example: 'Few',
  whenNot: ['Список: `WindowedAccordion`.'],
  keys: [
    ['Tab', 'одна остановка на колонку'],
    ['↓, ↑, Home, End', 'по всем её карточкам'],
  ],
  props: {
    stage: 'Этап её раздела.',
    status: 'Статус её экспериментов.',
    experiments: 'Её эксперименты; на странице — только окно.',
    assigneeOf: 'Имена людей по номерам.',
    near: 'На экране она или рядом; дальние держат высоту и рисуют одну карточку.',
    arriving: 'Карточка, которую несли сюда: она возьмёт фокус.',
    onOpen: 'Нажата карточка. Функция постоянная.',
  },
});
