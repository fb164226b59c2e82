import type { ModelStreamProps } from '#src/features/chat/answering/ModelStream.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ModelStreamProps>({
  what: 'Что говорит модель, пока она говорит: слова по мере прихода, пометка с названием и «Остановить».',
  example: 'Coming',
  when: ['В общей компании с моделью ассистент отвечает на сообщение.'],
  whenNot: ['Ответ уже целиком в переписке: его показывает `ChatEntry`.'],
  speech: ['Вслух читается целиком, когда ответ встаёт в переписку.'],
  props: {
    message: 'Сообщение, на которое отвечают; не записалось — вернётся в поле.',
    model: 'Название модели.',
    text: 'Что сказано к этому мгновению; до первого слова пусто.',
    onStop: 'Человек идёт дальше без неё.',
  },
});
