import { guide } from '#stories/docs/guide.ts';

export default guide<Record<never, never>>({
  what: 'Одна строка о том, что вместо имён стоят кодовые, и почему; тем, кто имена видит, — ничего.',
  example: 'Viewer',
  when: ['Один раз там, где стояли бы имена: над списком контактов, под участниками исследования, в карточке.'],
  whenNot: ['Имена скрыты во всей компании переключателем: `HidingSwitch`.'],
  anatomy: [{ part: 'Строка', sense: 'что скрыто и кому это видно.', at: 'p' }],
  keys: [['Tab', 'строку минует: нажимать нечего']],
  speech: ['«Имена и контакты скрыты. Только для исследователей и выше: вы наблюдатель».'],
  props: {},
  code: `import { NamesHidden } from '#src/patterns/NamesHidden.tsx';

<NamesHidden />`,
});
