import type { EmptyStateProps } from '#src/ui/EmptyState.tsx';
import { guide } from '#stories/docs/guide.ts';

export default guide<EmptyStateProps>({
  what: 'Что стоит на месте пустого списка: что здесь будет и первое действие — или что искали и как увидеть всё.',
  example: 'First',
  when: [
    'Записей ещё нет: назвать, что появится, и дать кнопку, которая делает первую.',
    'Ничего не нашлось: повторить запрос и дать «Сбросить фильтры».',
  ],
  whenNot: [
    'Загружается: `Skeleton` той же высоты, что список.',
    'Не загрузилось: `ErrorState`, там есть «Повторить».',
    'Весь список с его тремя состояниями: `ListStates` выбирает сам.',
  ],
  anatomy: [
    { part: 'Знак', sense: '28 px, украшение; можно без него.', at: '#storybook-root svg' },
    { part: 'Заголовок', sense: 'чего пока нет: «Экспериментов пока нет». Уровень — по месту в странице.', at: 'h2' },
    { part: 'Пояснение', sense: 'зачем это или что искали; до 60 знаков в строке.', at: 'h2 + div' },
    { part: 'Действие', sense: 'одно первое; ссылка на телефоне той же высоты, что кнопка, — 44 px.', at: 'button, a' },
  ],
  keys: [
    ['Tab', 'приводит к действию; сам блок остановки не добавляет'],
    ['Enter', 'нажимает то, что лежит в `action`'],
  ],
  speech: [
    'Заголовок виден в списке заголовков страницы. Само появление не объявляется: сколько нашлось, говорит строка итога над списком.',
  ],
  props: {
    title: 'Чего здесь пока нет или что не нашлось.',
    children: 'Зачем это нужно или что искали.',
    action: 'Первое, что можно сделать: кнопка или ссылка.',
    icon: 'Знак над заголовком, 28 px; не читается.',
    headingLevel: 'Уровень заголовка в странице.',
  },
  code: `import { FlaskConical } from 'lucide-react';

import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';

<EmptyState
  icon={<FlaskConical />}
  title="Экспериментов пока нет"
  action={<Button variant="primary" onClick={onCreate}>Создать эксперимент</Button>}
>
  Эксперимент проверяет гипотезу: возьмите её из бэклога.
</EmptyState>`,
});
