import type { PaletteOptionProps } from '#src/features/palette/PaletteOption.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<PaletteOptionProps>({
  what: 'Одна строка палитры: что откроется и где это.',
  whenNot: ['Вне палитры: фокус эта строка не берёт, его держит поле.'],
  speech: ['Читается, когда до неё дошли стрелкой: фокус при этом остаётся в поле.'],
  props: {
    item: 'Что предложено.',
    id: 'Идентификатор строки для `aria-activedescendant`.',
    active: 'Её ли откроет Enter.',
    onPoint: 'Указатель над ней. Функция постоянная.',
    onChoose: 'На неё нажали. Функция постоянная.',
  },
});
