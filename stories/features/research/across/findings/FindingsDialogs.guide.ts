import type { FindingsDialogsProps } from '#src/features/research/across/findings/FindingsDialogs.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<FindingsDialogsProps>({
  what: 'Форма, которая начинается с черновика группы: гипотеза со всеми её словами или инсайт одного исследования.',
  example: 'Hypothesis',
  whenNot: ['Из слов одного человека: `NewHypothesisDialog`, `InsightDialog`.'],
  props: {
    task: 'Что и из какой группы сделать.',
    places: 'Откуда разговоры, по материалу.',
    people: 'Как показать людей.',
    acts: 'Чем это записать.',
    onMade: 'Записано; где оно.',
    onClose: 'Диалог пора убрать.',
  },
});
