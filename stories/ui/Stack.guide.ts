import type { StackProps } from '#src/ui/Stack.tsx';
import { guide } from '#stories/docs/guide.ts';

export default guide<StackProps>({
  what: 'Одно под другим с равными промежутками, каждое во всю ширину.',
  example: 'Usual',
  when: ['Части экрана — `gap={6}`, поля и абзацы — 4, подпись и её текст — 1.'],
  whenNot: ['Рядом и с переносом: `Row`.', 'Поля по два в ряд: `FormGrid`.', 'Тысяча строк: `WindowedList`.'],
  anatomy: [
    {
      part: 'Содержимое',
      sense: 'растягивается на всю ширину и не распирает её: длинное слово переносится.',
      at: '#storybook-root > * > *',
    },
    { part: 'Промежуток', sense: 'шаг шкалы: 1 — 4 px, 2 — 8, 4 — 16, 6 — 32.' },
  ],
  keys: 'Раскладка: клавиши слышит то, что в ней лежит; Tab идёт сверху вниз.',
  speech: ['Молчит. С `as="ul"` становится списком, и число строк объявляется.'],
  props: {
    children: 'Что стоит одно под другим.',
    gap: 'Шаг шкалы отступов. 4 — это 16 px.',
    as: 'Элемент: `ul`, `section`. Без него `div`.',
    ref: 'Сам элемент.',
  },
  code: `import { Stack } from '#src/ui/Stack.tsx';

<Stack as="ul" gap={2}>
  {studies.map((study) => (
    <li key={study.id}>{study.title}</li>
  ))}
</Stack>`,
});
