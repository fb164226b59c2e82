import type { RevisionNoteProps } from '#src/features/chat/RevisionNote.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<RevisionNoteProps>({
  what: 'Над полем сообщения: прежний ответ меняют, и два коротких пути — взять его в поле или оставить.',
  example: 'Plain',
  whenNot: ['Правка карточки доски: `InlineTextEditor`.'],
  speech: ['Область «Изменение ответа» перед полем: что делается, слышно до того, как начнут писать.'],
  props: {
    field: 'На какой вопрос ответ меняют.',
    disabled: 'Нажать сейчас нельзя.',
    onTake: 'Прежний ответ идёт в поле: поправить.',
    onPick: 'Новый ответ выберут в прочитанном тексте; без него читать было нечего, и кнопки нет.',
    onKeep: 'Прежний ответ остаётся.',
  },
});
