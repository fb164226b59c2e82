import type { PaletteOptionProps } from '#src/features/palette/PaletteOption.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<PaletteOptionProps>({
  what: 'Одна строка палитры: что откроется и где это.',
  whenNot: ['Вне палитры: фокус эта строка не берёт, его держит поле.'],
  speech: ['Роль `option`; поле называет её через `aria-activedescendant`.'],
  props: {
    item: 'Что предложено.',
    id: 'Номер элемента для `aria-activedescendant`.',
    active: 'Её ли откроет Enter.',
    onPoint: 'Указатель над ней. Функция постоянная.',
    onChoose: 'На неё нажали. Функция постоянная.',
  },
});
