import type { ProposalTargetProps } from '#src/features/boards/proposals/ProposalTarget.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ProposalTargetProps>({
  what: 'Куда встанет предложение: в какую карточку, где среди её строк, в таблице — в какую строку и столбец.',
  example: 'Lines',
  whenNot: ['Показать выбранное место: `ProposalPlace`.'],
  speech: ['Каждый выбор назван предложением: «В карточку: …», «Место в карточке: …», «Столбец: …».'],
  props: {
    boardId: 'Для какой доски: предлагаются её карточки.',
    insight: 'Что предложено: им названы списки.',
    to: 'Выбранная карточка.',
    content: 'Что на ней стоит сейчас: её строки и есть места.',
    place: 'Выбранное место; null — в конце.',
    busy: 'Решение записывается: выбрать нельзя.',
    onMove: 'Выбрали другую карточку.',
    onPlace: 'Выбрали другое место; null — в конце.',
  },
});
