import type { RecordFormProps } from '#src/patterns/form/RecordForm.tsx';
import { guide } from '#stories/docs/guide.ts';

export default guide<RecordFormProps>({
  what: 'Рамка формы; вместе с `useRecordForm` — единственный способ её сделать: значения рядом с записью, ошибки после первой попытки, фокус на первой из них, конфликт с другой вкладкой, черновик и отправка.',
  example: 'Wrong',
  when: [
    'Любая форма на экране, которую отправляют кнопкой. В диалоге рамку даёт `FormDialog`.',
    'Запись уже есть: передайте `show`, и нетронутые поля пойдут за записью, а тронутые с обеих сторон дождутся выбора.',
    'Запись новая: без `show`; `record` — то, с чего форма начинается.',
  ],
  whenNot: [
    'Вопрос с одним действием: `ConfirmDialog` и `useSubmission`.',
    'Один текст на месте: `InlineTextCard`.',
    'Переключатель, который пишется сразу.',
  ],
  anatomy: [
    { part: 'Заметка', sense: 'если запись изменили или удалили в другой вкладке.' },
    { part: 'Поля', sense: 'берут свойства у формы: `{...form.text(name)}`.', at: 'form label' },
    { part: 'Причина', sense: 'почему не записалось.' },
    { part: 'Кнопки', sense: 'под всем этим.', at: 'form button' },
  ],
  keys: [
    ['Enter', 'в однострочном поле отправляет'],
    ['Tab', 'по полям, затем к кнопкам'],
  ],
  speech: [
    'До попытки форма не ругает. После — фокус в первом неверном поле, ошибка в его описании; исправленная уходит по мере набора.',
    'С `aria-label` форма — область страницы, к которой можно перейти.',
  ],
  props: {
    form: 'Форма, какой её даёт `useRecordForm`.',
    id: 'Идентификатор формы — для кнопки, которая отправляет его снаружи.',
    'aria-label': 'Имя формы там, где она область экрана.',
    children: 'Поля.',
    footer: 'Кнопки, под причиной отказа.',
    kept: 'Набранное переживёт закрытие вкладки; иначе браузер спросит, прежде чем потерять.',
    onSent: 'Зовётся, когда записано.',
  },
  code: `import { RecordForm } from '#src/patterns/form/RecordForm.tsx';
import { useRecordForm } from '#src/patterns/form/useRecordForm.ts';

const form = useRecordForm({ record: profile, check: checkProfile, show: showProfile, onSubmit: onSave });

<RecordForm form={form} footer={<Button variant="primary" type="submit" busy={form.busy}>Сохранить</Button>}>
  <TextField label="Имя" required {...form.text('name')} />
</RecordForm>`,
});
