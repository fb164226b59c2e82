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
    draft: 'Что с ним сделали: карточка, место в ней, слова.',
    busy: 'Какое решение записывается: это, другое или никакого.',
    error: 'Почему решение не записалось; пусто — записалось.',
    studyHref: 'Адрес исследования.',
    experimentHref: 'Адрес эксперимента.',
    contentOf: 'Что стоит на карточке сейчас.',
    onDraftChange: 'Выбрали другое или набрали другие слова.',
    onDecide: 'Принято в эту карточку, в это её место (null — в конец), этими словами, или отклонено.',
  },
});
