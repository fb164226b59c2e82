import type { ToastMessageProps } from '#src/ui/toast/ToastMessage.tsx';
import { guide } from '#stories/docs/guide.ts';

export default guide<ToastMessageProps>({
  what: 'Что сказано в уведомлении. На страницу его ставит `notify()`, руками — никто.',
  example: 'WithAction',
  when: ['Через `notify({ title, description, tone, action })` — после того, как всё случилось.'],
  whenNot: [
    'Напрямую на странице: исчезающий текст нужен только уведомлению.',
    'Больше одного действия: второе никто не успеет прочитать.',
  ],
  anatomy: [
    { part: 'Знак', sense: 'тон и форма: кружок, галочка, восклицание.', at: '[data-tone] > svg' },
    { part: 'Что случилось', sense: 'два-три слова.', at: '[data-tone] > div > :first-child' },
    {
      part: 'Подробность',
      sense: 'одна-две строки: название записи, причина.',
      at: '[data-tone] > div > :nth-child(2)',
    },
    { part: 'Действие', sense: 'одно: «Отменить»; нажали — уведомление ушло.', at: '[data-tone] > div button' },
    { part: 'Закрыть', sense: 'убирает раньше срока.', at: '[aria-label="Закрыть уведомление"]' },
  ],
  keys: [
    ['Tab', 'к действию и «Закрыть»'],
    ['Enter', 'нажимает; фокус возвращается туда, где был'],
  ],
  speech: ['Читает его стопка: заголовок и подробность. Знак не читается, «Ошибка» говорят слова.'],
  props: {
    title: 'Что случилось, в несколько слов.',
    description: 'Ещё одна-две строки.',
    tone: 'Цвет и форма знака; `error` читается сразу, перебивая.',
    action: 'Одно, что можно сделать: `label` и `onAction`. Уведомление уходит с ним.',
    onClose: 'Убирает уведомление.',
  },
  code: `import { notify } from '#src/ui/toast/notify.ts';

notify({
  title: 'Гипотеза удалена',
  description: hypothesis.text,
  action: { label: 'Отменить', onAction: onUndo },
});`,
});
