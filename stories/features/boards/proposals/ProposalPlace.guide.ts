import type { ProposalPlaceProps } from '#src/features/boards/proposals/ProposalPlace.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ProposalPlaceProps>({
  what: 'Место предложения в карточке: между какими её строками встанут слова или за чем в строке таблицы.',
  example: 'Last',
  whenNot: ['Карточка целиком, до и после: `ProposalWording`.', 'Выбрать место: `ProposalTarget`.'],
  props: {
    title: 'Название карточки.',
    content: 'Что на ней стоит сейчас.',
    place: 'Где среди её строк; null — в конце.',
    words: 'Слова, которые встанут.',
  },
});
