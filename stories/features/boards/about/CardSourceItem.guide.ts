import type { CardSourceItemProps } from '#src/features/boards/about/CardSourceItem.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<CardSourceItemProps>({
  what: 'Инсайт или вывод, который стоит за карточкой: слова источника и путь к нему.',
  whenNot: ['Предложение, о котором ещё не решили: `ProposalItem`.'],
  props: {
    source: 'Что стоит за карточкой.',
    who: 'Чьи это слова; неизвестно — пусто.',
    hypotheses: 'Гипотезы на тех же словах и чем они кончились.',
    linksHref: 'Адрес «Связей» записи.',
    studyHref: 'Адрес исследования.',
    experimentHref: 'Адрес эксперимента.',
    passageHref: 'Адрес места в материале.',
  },
});
