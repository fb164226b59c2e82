import type { CheckboxProps } from '#src/ui/field/Checkbox.tsx';
import { guide } from '#stories/docs/guide.ts';

export default guide<CheckboxProps>({
  what: 'Флажок: согласиться или отметить. Подействует вместе с формой, а не сразу.',
  example: 'WithHint',
  when: ['Согласие, условие, одно из нескольких независимых «да».'],
  whenNot: [
    'Действует в ту же секунду: `Switch`.',
    'Один вариант из нескольких: радио или `Select`.',
    'Длинный список отметок с поиском: `PickList`.',
  ],
  anatomy: [
    { part: 'Квадрат', sense: 'край не бледнее 3:1 в обеих темах.', at: 'input' },
    { part: 'Подпись', sense: 'утверждение, с которым соглашаются; нажимается.', at: 'label > span' },
    { part: 'Пояснение', sense: 'тише, под подписью; входит в описание.', at: 'label > :last-child' },
  ],
  keys: [
    ['Пробел', 'ставит и снимает'],
    ['Tab', 'к следующему полю'],
  ],
  speech: ['«Согласен с правилами, флажок, не отмечен», затем пояснение.'],
  props: {
    needs:
      'Какая роль нужна в общей компании: у кого она меньше, тому недоступно и сказано почему. `null` — доступно всем.',

    label: 'С чем соглашаются; нажатие на текст ставит галочку.',
    hint: 'Тихая строка под подписью; читается вместе с флажком.',
    ref: 'Сам `input`.',
  },
  code: `import { Checkbox } from '#src/ui/field/Checkbox.tsx';

<Checkbox
  label="Участники согласны на запись"
  checked={agreed}
  onChange={(event) => setAgreed(event.target.checked)}
/>`,
});
