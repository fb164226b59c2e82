import type { MarkMemoProps } from '#src/features/research/reading/note/MarkMemo.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<MarkMemoProps>({
  what: 'Заметка исследователя к отмеченным словам. Набранное не теряется: ни когда отметку свернули, ни когда в другой вкладке записали другое.',
  example: 'Stored',
  whenNot: ['Правка самих слов: слова берутся из текста и не правятся здесь.'],
  speech: ['Почему заметка не сохранилась — в описании поля.'],
  props: {
    mark: 'Отметка, о которой заметка.',
    drafts: 'Набранное и ещё не сохранённое, по отметкам.',
    onNote: 'Сохранить заметку.',
  },
});
