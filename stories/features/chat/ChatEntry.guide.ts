import type { ChatEntryProps } from '#src/features/chat/ChatEntry.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ChatEntryProps>({
  what: 'Сообщение переписки: кто и когда сказал, текст и возврат к вопросу, на который это ответ.',
  example: 'Answer',
  whenNot: ['Найденное в файле: `ProposalCard`, его ещё надо принять.'],
  speech: ['Кто и когда слышно у каждого сообщения, даже если на экране сказано один раз на минуту.'],
  props: {
    line: 'Сообщение.',
    continues: 'Продолжает прежнее той же минуты: кто и когда — только для слуха.',
    disabled: 'Ответ сейчас не изменить.',
    onGoBack: 'Нажато «Изменить ответ» у ответа на этот вопрос.',
  },
});
