import type { EditableListProps } from '#src/patterns/form/EditableList.tsx';
import { guide } from '#stories/docs/guide.ts';

export default guide<EditableListProps<{ readonly key: string }>>({
  what: 'Строки, которые набирают, переставляют, удаляют и добавляют. После каждого шага фокус стоит там, где будет следующий.',
  example: 'Reordered',
  when: [
    'Порядок важен, а строк немного: вопросы раунда, этапы сценария.',
    'У строки есть своё содержимое: `framed` ставит её в рамку, и списки вкладываются.',
  ],
  whenNot: ['Порядок не важен: поле «через запятую» короче.', 'Строк десятки: это уже список со своим диалогом.'],
  anatomy: [
    { part: 'Строка', sense: 'поле с номером: «Вопрос 2».', at: 'ol > li' },
    { part: 'Выше, ниже', sense: 'на краю недоступны; на телефоне кнопки под полем.', at: '[data-act="up"]' },
    { part: 'Удалить', sense: 'есть, пока строк больше наименьшего числа.', at: '[data-act="delete"]' },
    { part: 'Добавить', sense: 'новая строка сразу с фокусом.', at: 'ol + button' },
  ],
  keys: [
    ['Tab', 'поле, кнопки строки, следующая строка'],
    ['Enter или Пробел', 'на стрелке переставляет: фокус едет со строкой; у края — на обратной стрелке'],
  ],
  speech: [
    'Куда переехала строка и сколько их стало, объявляется.',
    'У кнопок полные имена: «Поднять вопрос 2 этапа 1».',
  ],
  props: {
    label: 'Имя списка.',
    noun: 'Как зовётся строка: мужского рода, неодушевлённое — «вопрос»; так склоняют сообщения.',
    owner: 'К чему относится список, когда их несколько: «этапа 2», «этап 2».',
    items: 'Строки по порядку. Ключ остаётся со строкой, когда она едет.',
    onChange: 'Зовётся со всем списком, каким он должен стать.',
    create: 'Пустая строка с этим ключом.',
    minimum: 'Меньше скольких строк не бывает.',
    framed: 'Каждая строка в рамке: когда в ней больше одного поля.',
    renderField: 'Поле строки рядом с её кнопками; получает `label` и `data-act`.',
    renderBelow: 'Что стоит под строкой.',
  },
  code: `import { EditableList } from '#src/patterns/form/EditableList.tsx';

<EditableList
  label="Вопросы"
  noun="вопрос"
  items={questions}
  onChange={onQuestionsChange}
  create={(key) => ({ key, text: '' })}
  renderField={(item, field, change) => (
    <TextField {...field} value={item.text} onChange={(event) => change({ ...item, text: event.target.value })} />
  )}
/>`,
});
