import type { QuestionFiguresProps } from '#src/features/fieldwork/round/QuestionFigures.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<QuestionFiguresProps>({
  what: 'Как ответили на каждый вопрос раунда и где люди останавливаются. Закрытые вопросы нарисованы, у открытых видно, что сказали похоже.',
  whenNot: ['Нужны сами слова: `AnswerFeed` или расшифровка.'],
  props: {
    script: 'Что спрашивают.',
    questions: 'Цифры вопросов, в порядке сценария; `null`, пока не известны: прочерки.',
    former: 'Вопросы, какими их спрашивали до правки, с цифрами тех, кого спросили этими словами.',
    saidTo: 'Что сказали на открытые вопросы, по вопросам; `null`, пока не известно.',
    wordsHref: 'Где слова стоят в расшифровке.',
    onSegment: 'Из тех, кто так ответил на закрытый вопрос, хотят сделать сегмент.',
  },
});
