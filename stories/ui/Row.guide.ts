import type { RowProps } from '#src/ui/Row.tsx';
import { guide } from '#stories/docs/guide.ts';

export default guide<RowProps>({
  what: 'Несколько вещей рядом; что не поместилось, переходит на следующую строку.',
  example: 'Usual',
  when: ['Кнопки под формой, метки под заголовком, портрет с именем.'],
  whenNot: [
    'Поля формы: `FormGrid` держит колонки.',
    'Одно под другим: `Stack`.',
    'Полоса с прокруткой вбок: её рисует `Tabs`.',
  ],
  anatomy: [
    { part: 'Содержимое', sense: 'по своей ширине, одной высоты с соседями по строке.', at: '#storybook-root > * > *' },
    { part: 'Промежуток', sense: 'один и тот же между соседями и между строками; шаг шкалы, а не пиксели.' },
  ],
  keys: 'Раскладка: клавиши слышит то, что в ней лежит; Tab идёт слева направо.',
  speech: ['Молчит. Ряд, который сам что-то значит, называют через `as` и `aria-label`.'],
  props: {
    children: 'Что стоит рядом.',
    gap: 'Шаг шкалы отступов между соседями и строками. 2 — это 8 px.',
    as: 'Элемент: `footer`, `span`. Без него `div`.',
    ref: 'Сам элемент.',
  },
  code: `import { Row } from '#src/ui/Row.tsx';

<Row>
  <Button variant="primary" onClick={onSave}>Сохранить</Button>
  <Button onClick={onCancel}>Отмена</Button>
</Row>`,
});
