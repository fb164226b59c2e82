import type { CodeDialogsProps } from '#src/features/research/codes/CodeDialogs.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<CodeDialogsProps>({
  what: 'Диалоги кодовой книги: завести, изменить, переставить, объединить, удалить.',
  example: 'Kept',
  whenNot: ['Код при чтении: `CodeField`.'],
  props: {
    task: 'О чём спрашивают, или `null`.',
    codes: 'Кодовая книга.',
    countUse: 'Сколько держится на коде.',
    acts: 'Что можно сделать с кодами.',
    onClose: 'Диалог пора убрать.',
    onGone: 'Кода больше нет: удалён или объединён с названным.',
  },
});
