import type { PickListProps } from '#src/patterns/form/PickList.tsx';
import { guide } from '#stories/docs/guide.ts';

export default guide<PickListProps>({
  what: 'Флажки со своим поиском. Выбранное не пропадает, что бы ни искали; больше тридцати — остальное через поиск.',
  example: 'Picked',
  when: ['Связать запись с несколькими другими: эксперименты, гипотезы.'],
  whenNot: [
    'Выбор одного: это `Select` или радио.',
    'Больше сотни вариантов без поиска по смыслу: нужен отдельный экран.',
  ],
  anatomy: [
    { part: 'Имя и счёт', sense: '«Связанные эксперименты — выбрано: 2».', at: 'legend' },
    {
      part: 'Поиск',
      sense: 'с восьми вариантов; слова в любом порядке, ё и е не различает.',
      at: 'input[type="search"]',
    },
    {
      part: 'Варианты',
      sense: 'первые тридцать и все выбранные; на телефоне под палец.',
      at: 'input[type="checkbox"]',
    },
    { part: 'Сколько показано', sense: 'если не все: «Показаны первые 30 из 41 варианта».' },
  ],
  keys: [
    ['Пробел', 'ставит и снимает галочку'],
    ['Enter', 'в поиске ничего не отправляет'],
  ],
  speech: ['Группа с именем и числом выбранных; после поиска — «Найдено: 3 варианта», когда набор закончен.'],
  props: {
    label: 'Имя группы.',
    options: 'Варианты — или то, что список ещё читается либо не прочитан: это будет сказано.',
    selected: 'Выбранные значения.',
    onChange: 'Зовётся с новым набором.',
    emptyText: 'Что сказать, когда выбирать не из чего.',
  },
  code: `import { PickList } from '#src/patterns/form/PickList.tsx';

<PickList
  label="Связанные эксперименты"
  options={experiments}
  selected={form.values.experimentIds}
  onChange={(experimentIds) => form.type({ experimentIds })}
  emptyText="Экспериментов пока нет."
/>`,
});
