import type { ResearchItemProps } from '#src/features/research/ResearchItem.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ResearchItemProps>({
  what: 'Исследование в списке: название, описание, участники, статус, тип и автор.',
  example: 'Closed',
  when: ['Список исследований: главное о каждом видно сразу, остальное — в раскрытом.'],
  whenNot: ['Подробности: их рисует `ResearchDetails`, пока строка открыта.'],
  keys: [
    ['Enter или Пробел', 'открывает и закрывает'],
    ['↓ или ↑', 'к соседним исследованиям'],
  ],
  props: {
    study: 'Исследование, коротко.',
    hit: 'Где в материалах стоят искомые слова.',
    children: 'Подробности; рисуются, пока строка открыта.',
  },
});
