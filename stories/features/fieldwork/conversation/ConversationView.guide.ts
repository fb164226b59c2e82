import type { ConversationViewProps } from '#src/features/fieldwork/conversation/ConversationView.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ConversationViewProps>({
  what: 'Разговор с респондентом: сказанное пузырями, поле ответа по виду вопроса и кнопки желаний.',
  example: 'Choice',
  whenNot: ['Страница респондента: она своя, лёгкая, но слова у неё те же.'],
  keys: [
    ['Enter', 'отправляет ответ словами'],
    ['Shift + Enter', 'новая строка'],
  ],
  speech: ['Новые слова читаются: это журнал. Кто сказал, названо перед каждым пузырём.'],
  props: {
    spoken: 'Что сказано, что спрашивается сейчас и какие кнопки предложены.',
    onAnswer: 'Дан ответ: слова и, где выбирают, ключи вариантов.',
    onWish: 'Нажата кнопка желания: пропустить, назад, стоп.',
  },
});
