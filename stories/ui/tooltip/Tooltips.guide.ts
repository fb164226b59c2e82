import { guide } from '#stories/docs/guide.ts';

export default guide<object>({
  what: 'Подсказки всего приложения: один раз в рамке. Любой элемент просит свою атрибутом `data-tooltip`.',
  example: 'ByKeys',
  when: ['Один раз, в рамке приложения. `IconButton` просит подсказку сам.'],
  whenNot: ['Второй раз на той же странице.', 'В отдельном компоненте: ему достаточно `data-tooltip`.'],
  anatomy: [
    {
      part: 'Просьба',
      sense: '`data-tooltip="Свернуть панель"`; `data-tooltip-side="right"` — справа, у боковой панели.',
      at: '[data-tooltip]',
    },
    { part: 'Подсказка', sense: 'одна за раз; её код загружается с первой.' },
    { part: 'Молчание', sense: 'подсказки нет, если те же слова видны в самой кнопке или она открыла меню.' },
  ],
  keys: [
    ['Tab', 'привёл фокус — подсказка сразу'],
    ['Escape', 'убирает подсказку; следующий Escape закрывает диалог'],
  ],
  speech: ['Молчат: кнопка уже названа. На касание подсказка не появляется.'],
  props: {},
  code: `import { Tooltips } from '#src/ui/tooltip/Tooltips.tsx';

<AppShell>…</AppShell>
<Tooltips />`,
});
