import type { QuestionFiguresProps } from '#src/features/fieldwork/round/QuestionFigures.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<QuestionFiguresProps>({
  what: 'Как ответили на каждый вопрос раунда и где люди останавливаются. Закрытые вопросы нарисованы, открытые ведут к находкам.',
  whenNot: ['Нужны сами слова: `AnswerFeed` или расшифровка.'],
  props: {
    script: 'Что спрашивают.',
    questions: 'Цифры вопросов, в порядке сценария.',
    findingsHref: 'Где слова открытых ответов сложены по смыслу.',
  },
});
