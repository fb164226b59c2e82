import type { ShownOnProps } from '#src/patterns/ShownOn.tsx';
import { guide } from '#stories/docs/guide.ts';

export default guide<ShownOnProps>({
  what: 'Вид, которому нужна ширина стола, и список, который стоит за него на телефоне: выбранный вид остаётся в адресе, а показано то, что помещается.',
  example: 'Desk',
  when: ['Доска, карусель, карта: на телефоне вместо них список.'],
  whenNot: ['То же самое другого размера или в другом порядке: это дело его собственных стилей.'],
  anatomy: [
    { part: 'Обёртка', sense: 'видна на своей ширине и на печати стола; граница — 768 px.', at: '[data-width]' },
  ],
  keys: 'Обёртка: клавиши слышит вид внутри. Скрытый вид фокуса не берёт.',
  speech: ['Скрытый вид не читается: на каждой ширине слышен один.'],
  props: {
    width: 'Где показано: только за столом, только на телефоне, везде.',
    children: 'Сам вид.',
  },
  code: `import { ShownOn } from '#src/patterns/ShownOn.tsx';

<ShownOn width="desktop">
  <ExperimentBoard … />
</ShownOn>
<ShownOn width="mobile">
  <ExperimentList … />
</ShownOn>`,
});
