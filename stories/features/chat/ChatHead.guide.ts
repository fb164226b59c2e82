import type { ChatHeadProps } from '#src/features/chat/ChatHead.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ChatHeadProps>({
  what: 'Заголовок ассистента и дорога к началу.',
  whenNot: ['Шапка готовой доски: `ResultHead`.'],
  props: {
    interviewId: 'Интервью, когда оно известно: в общей компании видно, у кого ассистент открыт ещё.',
    product: 'Продукт, чью доску заполняют ответы, когда у компании их несколько; когда один, о нём не говорится.',
    begun: 'Человек уже что-то сказал: есть что начинать заново.',
    busy: 'Что-то записывается.',
    withFiles: 'Файлы давали.',
    answers: 'На сколько вопросов отвечено.',
    isAsked: 'Начать заново попросили словами: окно открыто.',
    onSeen: 'Окно закрыли.',
    onRestart: 'Всё с начала, после подтверждения.',
  },
});
