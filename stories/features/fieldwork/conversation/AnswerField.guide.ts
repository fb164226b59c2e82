import type { AnswerFieldProps } from '#src/features/fieldwork/conversation/AnswerField.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<AnswerFieldProps>({
  what: 'Где отвечают на вопрос: словами, кнопками вариантов, делениями шкалы, одной строкой.',
  example: 'Several',
  whenNot: ['Поле сообщения ассистенту: `MessageField`.'],
  props: {
    asked: 'Что спрашивается. С каждым вопросом — новый `key`: набранное принадлежит одному.',
    onAnswer: 'Дан ответ: слова и, где выбирают, ключи вариантов.',
  },
});
