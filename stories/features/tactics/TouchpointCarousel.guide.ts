import type { TouchpointCarouselProps } from '#src/features/tactics/TouchpointCarousel.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<TouchpointCarouselProps>({
  what: 'Точки этапа каруселью под выбором этапа.',
  example: 'Side',
  whenNot: ['Сама карусель без выбора этапа: `CjmCarousel`.'],
  props: {
    stage: 'Этап.',
    cards: 'Его точки, прошедшие фильтр; `null`, пока читаются.',
    busy: 'Вот-вот сменятся.',
    selector: 'Выбор этапа, над карточками.',
    openId: 'Какая точка впереди; `null` — первая.',
    onCurrentChange: 'Вперёд вышла другая.',
    renderCard: 'Рисует карточку. Функция постоянная.',
    nothing: 'Что стоит, когда фильтр не прошла ни одна.',
  },
});
