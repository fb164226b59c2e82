import type { SwitchProps } from '#src/ui/field/Switch.tsx';
import { guide } from '#stories/docs/guide.ts';

export default guide<SwitchProps>({
  what: 'Настройка, которая включена или нет и меняется сразу, без «Сохранить».',
  example: 'WithHint',
  when: ['Одиночная настройка, которую жалко прятать в форму: уведомления, второй фактор.'],
  whenNot: [
    'Внутри формы, которую отправляют: `Checkbox`.',
    'Включение может не удаться надолго: кнопка с занятым состоянием честнее.',
  ],
  anatomy: [
    { part: 'Подпись', sense: 'что включено, слева; нажимается вся строка.', at: 'label > span' },
    { part: 'Пояснение', sense: 'что изменится; под подписью.', at: 'label > :nth-child(2)' },
    { part: 'Тумблер', sense: 'у правого края; положение видно и без цвета.', at: 'input' },
  ],
  keys: [
    ['Пробел', 'включает и выключает'],
    ['Tab', 'дальше'],
  ],
  speech: ['«Уведомления на почту, переключатель, включено», затем пояснение.'],
  props: {
    needs:
      'Какая роль нужна в общей компании: у кого она меньше, тому недоступно и сказано почему. `null` — доступно всем.',

    label: 'Что включается. Действует сразу, поэтому не для форм.',
    hint: 'Тихая строка под подписью; читается вместе с переключателем.',
    ref: 'Сам `input`.',
  },
  code: `import { Switch } from '#src/ui/field/Switch.tsx';

<Switch
  label="Письма о новых гипотезах"
  checked={wanted}
  onChange={(event) => onWantedChange(event.target.checked)}
/>`,
});
