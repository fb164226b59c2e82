import type { LostWordsProps } from '#src/features/research/reading/note/LostWords.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<LostWordsProps>({
  what: 'Отмеченные слова, которых после замены текста в нём нет: «Найти заново» ищет их сам, «Указать место» переносит отметку на выделенное.',
  example: 'Gone',
  whenNot: ['Слова стоят в тексте: `PassageNote` без него.'],
  speech: ['Почему не вышло и что сделать — `alert`.'],
  props: {
    onFindAgain: 'Ищет слова в нынешнем тексте и переносит туда отметку.',
    onMoveHere: 'Переносит отметку на выделенные слова; нет — ничего не выделено.',
  },
});
