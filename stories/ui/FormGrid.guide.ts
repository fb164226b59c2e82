import type { FormGridProps } from '#src/ui/FormGrid.tsx';
import { guide } from '#stories/docs/guide.ts';

export default guide<FormGridProps>({
  what: 'Сетка полей формы: по два, три или четыре в ряд, на телефоне — одно под другим.',
  example: 'Two',
  when: ['Короткие поля, которые заполняют вместе: начало и окончание, ИНН и КПП.'],
  whenNot: [
    'Одно поле под другим на любой ширине: `Stack`.',
    'Кнопки и метки в ряд: `Row` переносит их по ширине текста.',
    'Список записей: сетка рассчитана на подписи над полями.',
  ],
  anatomy: [
    {
      part: 'Колонка',
      sense: 'все одной ширины; ошибка растягивает свой ряд, соседи остаются на месте.',
      at: '[data-columns] > *',
    },
    {
      part: 'Целая строка',
      sense: '`data-span="full"` у обёртки поля: длинный текст, описание.',
      at: '[data-span="full"]',
    },
    {
      part: 'Треть',
      sense: '`data-span="third"`: три коротких поля в строке двухколоночной сетки.',
      at: '[data-span="third"]',
    },
  ],
  keys: [['Tab', 'идёт по полям слева направо и сверху вниз: порядок на экране и в коде один']],
  speech: ['Сама сетка молчит. Группу полей с общим названием делают через `as="fieldset"` с `legend`.'],
  props: {
    children: 'Поля. В `<div data-span="full">` — на всю строку, в `third` — на треть.',
    columns: 'Сколько в ряд. На телефоне одно; из четырёх — два.',
    as: 'Элемент: `fieldset`. Без него `div`.',
  },
  code: `import { TextField } from '#src/ui/field/TextField.tsx';
import { FormGrid } from '#src/ui/FormGrid.tsx';

<FormGrid>
  <div data-span="full">
    <TextField label="Название компании" />
  </div>
  <TextField label="ИНН" />
  <TextField label="КПП" />
</FormGrid>`,
});
