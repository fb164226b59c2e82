import type { EraseWordsDialogProps } from '#src/features/talk/EraseWordsDialog.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<EraseWordsDialogProps>({
  what: 'Вопрос, удалить ли всё сказанное человеком насовсем: свои слова — любому, слова бывших участников — владельцу.',
  example: 'Own',
  whenNot: ['Один комментарий: «Удалить» в его меню, это отменяется.'],
  props: {
    people: 'Чьи слова можно удалить: сначала свои.',
    onErase: 'Удаляет насовсем; вопрос закрывается, только когда это случилось.',
    onRetry: 'Посчитать ещё раз.',
    onClose: 'Зовётся, когда вопрос убирают.',
  },
});
