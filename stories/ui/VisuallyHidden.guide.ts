import type { VisuallyHiddenProps } from '#src/ui/VisuallyHidden.tsx';
import { guide } from '#stories/docs/guide.ts';

export default guide<VisuallyHiddenProps>({
  what: 'Текст, который слышно и не видно: для того, что страница и так говорит своим видом.',
  example: 'Text',
  when: [
    'Заголовок части, которую зрячий узнаёт по месту.',
    'Уточнение в имени: «Удалить» — и скрытое «гипотезу про первое интервью».',
  ],
  whenNot: [
    'Это полезно знать всем: пусть видят все.',
    'Спрятать совсем: `hidden`.',
    'Имя кнопки-значка: у `IconButton` есть `label`.',
  ],
  anatomy: [
    { part: 'Скрытый текст', sense: 'сжат до точки и обрезан; места не занимает, на печать не идёт.' },
    { part: 'Видимое рядом', sense: 'остаётся таким, как было.' },
  ],
  keys: 'Фокуса не берёт. Кнопку или ссылку сюда не кладут: фокус ушёл бы в невидимое.',
  speech: ['Читается на своём месте в тексте, как любые слова. С `as="h2"` — заголовок, виден в списке заголовков.'],
  props: { children: 'Что слышит только программа чтения с экрана.', as: 'Элемент: `h2`, `label`. Без него `span`.' },
  code: `import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';

<section>
  <VisuallyHidden as="h2">Показатели</VisuallyHidden>
  …
</section>`,
});
