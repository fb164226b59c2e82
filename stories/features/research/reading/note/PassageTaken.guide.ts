import type { PassageTakenProps } from '#src/features/research/reading/note/PassageTaken.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<PassageTakenProps>({
  what: 'Чем сочли отмеченные слова и, если это мешает, насколько остро. Где остроты не бывает, её поля нет.',
  example: 'Grave',
  whenNot: ['Только показать: `takenInWords` рядом с цитатой.', 'У слов гипотезы: меню цитаты в `HypothesisEvidence`.'],
  speech: ['Два списка: «Вид слов» и «Острота»; «Не указана» — никто не сказал.'],
  props: {
    passage: 'Слова: вид и острота.',
    onKind: 'Другой вид; null — никакого.',
    onSeverity: 'Другая острота; null — не указана.',
  },
});
