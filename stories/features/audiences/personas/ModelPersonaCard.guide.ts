import type { ModelPersonaCardProps } from '#src/features/audiences/personas/ModelPersonaCard.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ModelPersonaCardProps>({
  what: 'Персона, которую нашла модель: кто это, на чьих словах держится, какие поля предложены. Берут её по полям, в форме.',
  example: 'Found',
  whenNot: ['Человека подсказывают цитаты: `CandidateRow`.'],
  props: {
    persona: 'Персона и слова за ней.',
    onOpen: 'Предложенное открывают в форме новой персоны.',
    onRefuse: 'Не предлагать её.',
  },
});
