import type { InboxItemProps } from '#src/features/team/inbox/InboxItem.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<InboxItemProps>({
  what: 'Строка «Входящих»: кто и что сделал, первые слова сказанного, когда, и путь туда.',
  whenNot: ['Сообщение о том, что сделал сам человек: `Toasts`.'],
  speech: ['Непрочитанная строка начинается словами «Не прочитано»: точка и жирность говорят это глазам.'],
  props: {
    entry: 'Что пришло, уже в словах.',
    onOpen: 'Человек идёт туда, куда строка ведёт.',
    onRead: 'Строка прочитана без этого: из меню или переходом в другой вкладке.',
    onMute: 'Об этом больше не сообщать, или снова сообщать.',
  },
});
