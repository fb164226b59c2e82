import type { PassageListProps } from '#src/features/chat/picking/PassageList.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<PassageListProps>({
  what: 'Текст файла или страницы по абзацам: в нём выбирают место — абзацами или словами.',
  example: 'Pressed',
  whenNot: ['Чтение интервью с отметками: `MaterialReader`.'],
  keys: [
    ['↑ ↓', 'от абзаца к абзацу; Home и End — к первому и последнему'],
    ['Пробел', 'выбирает абзац или убирает его'],
    ['Shift + ↑ ↓', 'выбирает несколько'],
    ['Enter', 'берёт выбранное'],
  ],
  speech: ['Список с выбором; каждый абзац — строка, выбранные названы выбранными.'],
  props: {
    text: 'Весь текст.',
    paragraphs: 'Его абзацы по порядку.',
    label: 'Чей это текст: так назван список.',
    chosen: 'Что выбрано, по местам в тексте; `null` — ничего.',
    onChosenChange: 'Выбрано другое: абзацами или словами, которые выделили мышью.',
    onTake: 'Enter, когда что-то выбрано.',
  },
});
