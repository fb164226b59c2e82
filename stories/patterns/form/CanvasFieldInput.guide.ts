import type { CanvasFieldInputProps } from '#src/patterns/form/CanvasFieldInput.tsx';
import { guide } from '#stories/docs/guide.ts';

export default guide<CanvasFieldInputProps>({
  what: 'Одно поле канваса из пятнадцати: строка, текст, формат или дата, с подсказкой из предметной области. Неизвестный формат не теряется.',
  example: 'Format',
  when: ['Везде, где поле канваса показано отдельно: в `CanvasDialog`, в форме запуска.'],
  whenNot: ['Поля не из канваса: `TextField`, `TextArea`, `Select`.'],
  anatomy: [
    { part: 'Подпись и подсказка', sense: 'из описания поля: одни и те же во всех формах.', at: 'label' },
    {
      part: 'Поле',
      sense: 'по виду: строка, текст в две строки, выбор из пяти форматов или дата.',
      at: 'select, input, textarea',
    },
  ],
  keys: 'Те же, что у поля внутри: `TextField`, `TextArea`, `Select` или `DateField`.',
  speech: ['Подпись, подсказка и ошибка — у поля, как у любого другого.'],
  props: {
    field: 'Какое поле канваса и как оно правится.',
    value: 'Что в нём стоит.',
    onChange: 'Зовётся с новым текстом; дата — `yyyy-mm-dd` или как набрана, пока это не дата.',
    today: 'Сегодня у человека, для календаря.',
    error: 'Что не так.',
    required: 'Обязательное.',
  },
  code: `import { CanvasFieldInput } from '#src/patterns/form/CanvasFieldInput.tsx';

<CanvasFieldInput field={field} value={values[field.field]} onChange={(value) => type({ [field.field]: value })} />`,
});
