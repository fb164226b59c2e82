import type { MergeCodeDialogProps } from '#src/features/research/codes/MergeCodeDialog.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<MergeCodeDialogProps>({
  what: 'Два кода становятся одним: что перейдёт к тому, который останется.',
  example: 'Asking',
  whenNot: ['Убрать код совсем: `DeleteCodeDialog`.'],
  props: {
    code: 'Код, которого не станет.',
    codes: 'Кодовая книга.',
    use: 'Сколько на нём держится: цитаты, коды под ним, группы.',
    onSubmit: 'Объединяет; диалог закроется, когда это случилось.',
    onClose: 'Диалог пора убрать.',
  },
});
