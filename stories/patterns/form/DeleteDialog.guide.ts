import type { DeleteDialogProps } from '#src/patterns/form/DeleteDialog.tsx';
import { guide } from '#stories/docs/guide.ts';

export default guide<DeleteDialogProps>({
  what: 'Спрашивает, что исчезнет и можно ли это вернуть, стоит, пока удаление идёт, и говорит, почему не вышло.',
  example: 'Asks',
  when: ['Запись уходит вместе с другими: исследование с файлами, аудитория с контактами.'],
  whenNot: [
    'Удалённое возвращает сообщение с «Отменить»: спрашивать незачем.',
    'Подтверждают не удаление: это `ConfirmDialog`.',
  ],
  anatomy: [
    { part: 'Вопрос', sense: '«Удалить персону?»', at: '[role="alertdialog"] h2' },
    { part: 'Последствия', sense: 'что уйдёт следом, с числами, и что можно вернуть.', at: '[role="alertdialog"] p' },
    { part: 'Удалить', sense: 'занята, пока удаление идёт.', at: '[data-bottom-bar] button' },
    { part: 'Почему не вышло', sense: 'появляется над кнопками; вопрос стоит.' },
  ],
  keys: [
    ['Enter', 'нажимает «Отмена»: фокус начинается там'],
    ['Escape', 'закрывает без удаления; пока оно идёт — нет'],
  ],
  speech: ['Вопрос и последствия — сразу, как открылся. Отказ читается, как появился.'],
  props: {
    needs:
      'Какая роль нужна в общей компании: у кого она меньше, тому недоступно и сказано почему. `null` — доступно всем.',

    title: 'Вопрос: «Удалить персону?»',
    confirmLabel: 'Ответ, глагол.',
    children: 'Что исчезнет и можно ли вернуть.',
    onConfirm: 'Удаляет. Вопрос уйдёт, только когда это случилось.',
    onDone: 'Зовётся, когда удалено.',
    onCancel: 'Зовётся, когда передумали. Без него — `onDone`.',
  },
  code: `import { DeleteDialog } from '#src/patterns/form/DeleteDialog.tsx';

<DeleteDialog title="Удалить исследование?" onConfirm={onDelete} onDone={onClose}>
  <p>Вместе с ним уйдут 3 файла и 12 цитат. Гипотезы останутся.</p>
</DeleteDialog>`,
});
