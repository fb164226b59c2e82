import type { ConfirmDialogProps } from '#src/ui/dialog/ConfirmDialog.tsx';
import { guide } from '#stories/docs/guide.ts';

export default guide<ConfirmDialogProps>({
  what: 'Вопрос перед тем, чего не вернуть. Фокус стоит на отмене: случайный Enter ничего не сломает.',
  example: 'Danger',
  when: ['Действие не отменить через Ctrl + Z: стереть контакты, сбросить демо-данные, удалить компанию.'],
  whenNot: [
    'Удаление записи: `DeleteDialog` уже задаёт этот вопрос теми же словами.',
    'Действие отменяется: сделать сразу и дать «Отменить» в уведомлении.',
    'Закрыть недописанную форму: черновик и так сохранится.',
  ],
  anatomy: [
    { part: 'Вопрос', sense: 'с глаголом: «Удалить исследование?», не «Вы уверены?».', at: '[role="alertdialog"] h2' },
    { part: 'Последствия', sense: 'что исчезнет и чего не вернуть, с числами.', at: '[role="alertdialog"] p' },
    { part: 'Ответ', sense: 'тот же глагол; красный, если уничтожает.', at: '[data-bottom-bar] button:first-child' },
    { part: 'Отмена', sense: 'здесь фокус.', at: '[data-bottom-bar] button:last-child' },
  ],
  keys: [
    ['Enter', 'нажимает отмену: фокус на ней'],
    ['Tab', 'к ответу и «Закрыть», по кругу'],
    ['Escape', 'закрывает без ответа; пока выполняется — не закрывает'],
  ],
  speech: ['Роль `alertdialog`: вопрос, за ним сразу последствия и «Отмена, кнопка».'],
  props: {
    needs:
      'Какая роль нужна в общей компании: у кого она меньше, тому недоступно и сказано почему. `null` — доступно всем.',

    open: 'Показан ли.',
    onOpenChange: 'Зовётся с `false`, когда вопрос отложили. Пока выполняется — не зовётся.',
    title: 'Вопрос с глаголом: «Удалить исследование?»',
    children: 'Что произойдёт и чего не вернуть.',
    confirmLabel: 'Ответ тем же глаголом: «Удалить».',
    cancelLabel: 'Подпись отмены.',
    danger: 'Ответ что-то уничтожает: кнопка красная.',
    busy: 'Ответ выполняется: не нажать и не закрыть.',
    onConfirm: 'Человек согласился. Закрывает диалог тот, кто вызвал, когда всё сделано.',
  },
  code: `import { ConfirmDialog } from '#src/ui/dialog/ConfirmDialog.tsx';

<ConfirmDialog
  open={isAsking}
  onOpenChange={setAsking}
  title="Сбросить демо-данные?"
  confirmLabel="Сбросить"
  busy={isResetting}
  onConfirm={onReset}
>
  Всё, что добавлено в демо-компанию, исчезнет.
</ConfirmDialog>`,
});
