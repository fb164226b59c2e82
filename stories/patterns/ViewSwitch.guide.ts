import type { ViewSwitchProps } from '#src/patterns/ViewSwitch.tsx';
import { guide } from '#stories/docs/guide.ts';

export default guide<ViewSwitchProps<string>>({
  what: 'Способы смотреть на одни и те же записи: список или доска, список или карта. На телефоне вид один, и переключателя нет.',
  example: 'Switched',
  when: ['Записи те же, меняется только картина; выбор хранит адрес экрана.'],
  whenNot: ['Меняется содержание: тогда это `Tabs`.', 'Что-то отсеивается: тогда это фильтр.'],
  anatomy: [
    { part: 'Вид', sense: 'кнопка со значком и словом.', at: '#storybook-root button' },
    { part: 'Выбранный', sense: 'отмечен `aria-pressed`; виден и без цвета.', at: '[aria-pressed="true"]' },
  ],
  keys: [
    ['Tab', 'по видам'],
    ['Enter или Пробел', 'выбирает'],
  ],
  speech: ['«Вид, группа», затем «Список, кнопка-переключатель, нажата».'],
  props: {
    views: 'Виды по порядку: имя, подпись, значок.',
    value: 'Выбранный.',
    onValueChange: 'Зовётся с выбранным.',
    size: 'Высота кнопок: `sm` 32, `md` 40 px.',
  },
  code: `import { ViewSwitch } from '#src/patterns/ViewSwitch.tsx';

<ViewSwitch
  views={[
    { view: 'list', label: 'Список', icon: <List /> },
    { view: 'board', label: 'Доска', icon: <Columns3 /> },
  ]}
  value={view}
  onValueChange={onViewChange}
/>`,
});
