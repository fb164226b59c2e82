import type { ProposalItemProps } from '#src/features/boards/proposals/ProposalItem.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ProposalItemProps>({
  what: 'Одно предложение: ждёт решения или что с ним решили.',
  example: 'Waiting',
  whenNot: ['Ответ из файла в разговоре: `ProposalCard`.'],
  speech: ['Кнопки названы предложением: «Принять: …», «Отклонить: …».'],
  props: {
    boardId: 'Для какой доски: предлагаются её карточки.',
    proposal: 'Что предложено.',
    decided: 'Что решено, словами; пока ждёт — нет.',
    to: 'В какую карточку оно встало бы.',
    busy: 'Какое решение записывается: это, другое или никакого.',
    error: 'Почему решение не записалось; пусто — записалось.',
    studyHref: 'Адрес исследования.',
    experimentHref: 'Адрес эксперимента.',
    onMove: 'Для него выбрали другую карточку.',
    onDecide: 'Принято в эту карточку или отклонено.',
  },
});
