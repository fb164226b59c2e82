import type { CodeFieldProps } from '#src/features/research/reading/CodeField.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<CodeFieldProps>({
  what: 'Код первыми буквами: Enter ставит первый подходящий или создаёт новый.',
  example: 'Suggesting',
  whenNot: ['Выбор из готового короткого списка: `Select`.'],
  keys: [
    ['↓ и ↑', 'по предложенным'],
    ['Enter', 'ставит выбранный или создаёт новый'],
    ['Escape', 'закрывает поле'],
  ],
  speech: ['Поле со списком: слышно, какой код сейчас выбран.'],
  props: {
    codes: 'Кодовая книга.',
    onChoose: 'Ставит код на выбранные слова; отказ остаётся в поле.',
    onClose: 'Поле пора закрыть.',
  },
});
