import type { FormDialogProps } from '#src/patterns/form/FormDialog.tsx';
import { guide } from '#stories/docs/guide.ts';

export default guide<FormDialogProps>({
  what: 'Диалог с формой: поля, кнопка и причина, по которой не вышло. Закрывается только тогда, когда дело сделано.',
  example: 'Failed',
  when: [
    'Создать или изменить одну запись, не уходя с экрана.',
    'Родитель держит черновик: закрытая по ошибке форма открывается с набранным.',
    'Кнопка ждёт обязательных полей: `missing` формы говорит, каких именно; у кого на это нет прав — почему нельзя.',
  ],
  whenNot: [
    'Вопрос «да или нет»: `ConfirmDialog`.',
    'Один текст на месте: `InlineTextCard`.',
    'Больше двух экранов полей: это уже страница.',
  ],
  anatomy: [
    { part: 'Поля', sense: 'прокручиваются; ошибки — у полей, после первой попытки.', at: '[role="dialog"] form' },
    { part: 'Причина', sense: '`FormError` над кнопками: что случилось и что делать.', at: '[role="alert"]' },
    { part: 'Отправить', sense: 'глагол; занята, пока уходит.', at: '[data-bottom-bar] button' },
    { part: 'Ниже формы', sense: 'что с ней не отправляется: удаление, переход.' },
  ],
  keys: [
    ['Enter', 'в поле отправляет, если ничего не пропущено'],
    ['Escape', 'закрывает, набранное остаётся черновиком; пока отправляется — не закрывает'],
  ],
  speech: ['Первая ошибка: фокус в её поле, и она в описании. Отказ хранилища читается сразу, повторный — ещё раз.'],
  props: {
    needs:
      'Какая роль нужна в общей компании: у кого она меньше, тому недоступно и сказано почему. `null` — доступно всем.',

    title: 'Заголовок; он же имя диалога.',
    description: 'Строка под заголовком: зачем эта форма.',
    size: 'Ширина: `sm` 440, `md` 560, `lg` 880 px; уже 768 px — во весь экран.',
    form: 'Форма, какой её даёт `useRecordForm`. Чего не хватает, сказано у кнопки, и она ждёт.',
    of: 'Запись, которую форма меняет: в общей компании видно, у кого она открыта ещё.',
    submitLabel: 'Что делает главная кнопка: «Создать».',
    children: 'Поля.',
    below: 'Что стоит ниже формы и к ней не относится.',
    onClose: 'Диалог пора убрать.',
  },
  code: `import { FormDialog } from '#src/patterns/form/FormDialog.tsx';
import { useRecordForm } from '#src/patterns/form/useRecordForm.ts';

const form = useRecordForm({ record, check, draft, onDraftChange, onSubmit });

<FormDialog title="Новая аудитория" form={form} submitLabel="Создать" onClose={onClose}>
  <TextField label="Название" required {...form.text('name')} />
</FormDialog>`,
});
