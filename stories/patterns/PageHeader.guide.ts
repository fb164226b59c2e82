import type { PageHeaderProps } from '#src/patterns/PageHeader.tsx';
import { guide } from '#stories/docs/guide.ts';

export default guide<PageHeaderProps>({
  what: 'Единственный `h1` экрана, строка о том, зачем он, и действия: главное — первое и одно.',
  example: 'WithActions',
  when: ['Один раз, первым на каждом экране.'],
  whenNot: ['В разделе личного кабинета: там заголовок второго уровня.', 'Больше трёх действий: остальные — в меню.'],
  anatomy: [
    { part: 'Название', sense: 'то же слово, что в навигации; 34 px, на телефоне 26.', at: 'h1' },
    { part: 'Зачем экран', sense: 'одна фраза.', at: 'h1 + p' },
    { part: 'Действия', sense: 'главное первым; на телефоне — под названием.', at: 'button' },
    { part: 'Файл', sense: '«Экспорт»: последний, на телефоне — рядом с названием.', at: '[data-beside]' },
  ],
  keys: [['Tab', 'по действиям в том порядке, в каком они видны']],
  speech: [
    'Заголовок первого уровня, один на экране: с него начинают обход. Английские слова в нём читаются по-английски.',
  ],
  props: {
    title: 'Название экрана, его единственный `h1`.',
    subtitle: 'Зачем экран, одной фразой.',
    awaited: 'Примерно то, чем подзаголовок кончится, когда это сосчитают: место занято, вслух не читается.',
    actions: 'Действия экрана, главное первым.',
    file: 'Что делает из экрана файл: «Экспорт».',
  },
  code: `import { PageHeader } from '#src/patterns/PageHeader.tsx';

<PageHeader
  title="Исследования"
  subtitle="Разговоры с людьми и то, что из них следует"
  actions={<Button variant="primary">Загрузить исследование</Button>}
  file={<ExportButton items={found} onExport={onExport} />}
/>`,
});
