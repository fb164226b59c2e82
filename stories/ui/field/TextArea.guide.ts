import type { TextAreaProps } from '#src/ui/field/TextArea.tsx';
import { guide } from '#stories/docs/guide.ts';

export default guide<TextAreaProps>({
  what: 'Несколько строк текста. Растёт вместе с набранным до 60 % высоты окна, потом прокручивается.',
  example: 'TwoRows',
  when: ['Описание, вопросы интервью, вывод — всё, что бывает длиннее строки.'],
  whenNot: [
    'Заведомо одна строка: `TextField`.',
    'Правка текста прямо на карточке: `InlineTextCard`.',
    'Список строк, которые переставляют: `EditableList`.',
  ],
  anatomy: [
    { part: 'Подпись', sense: 'над полем.', at: 'label' },
    { part: 'Поле', sense: 'не ниже `rows` строк; уголка для растягивания не нужно.', at: 'textarea' },
    { part: 'Подсказка', sense: 'предел и пример: «До 500 знаков».', at: 'p' },
  ],
  keys: [
    ['Enter', 'новая строка'],
    ['Tab', 'дальше по форме: знак табуляции не ставится'],
  ],
  speech: ['«Описание, многострочное поле ввода», затем подсказка и ошибка.'],
  props: {
    needs:
      'Какая роль нужна в общей компании: у кого она меньше, тому недоступно и сказано почему. `null` — доступно всем.',

    label: 'Имя поля, над ним.',
    hint: 'Строка под полем, которая помогает заполнить; читается вместе с ним.',
    error: 'Что не так и что сделать. Пусто — всё верно.',
    required: 'Звёздочка у подписи и «обязательное» на слух.',
    hideLabel: 'Подпись только для слуха: когда место говорит само.',
    rows: 'Наименьшая высота, в строках.',
    ref: 'Сам `textarea`: поставить в него фокус.',
  },
  code: `import { TextArea } from '#src/ui/field/TextArea.tsx';

<TextArea
  label="Что узнали"
  rows={4}
  value={learnings}
  onChange={(event) => onLearningsChange(event.target.value)}
/>`,
});
