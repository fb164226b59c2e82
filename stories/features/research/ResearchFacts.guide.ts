import type { ResearchFactsProps } from '#src/features/research/ResearchFacts.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ResearchFactsProps>({
  what: 'Исследование в цифрах: какое, когда, сколько людей, как далеко и чьё.',
  example: 'Known',
  whenNot: ['Строка списка: там из этого остаются метки.'],
  speech: ['Пары «название — значение»: список определений.'],
  props: {
    research: 'Исследование.',
    held: 'Сколько разговоров уже лежит в материалах; видно, когда известно, сколько запланировано.',
    audience: 'Кого спрашивали, со ссылкой; `null`, когда не выбрана.',
  },
});
