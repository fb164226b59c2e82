import { guide } from '#stories/docs/guide.ts';

export default guide<object>({
  what: 'Место под доказанность, пока её считают.',
  example: 'Empty',
  when: ['Над кнопками: пришедшая оценка не должна уводить их из-под указателя.'],
  whenNot: ['Оценка известна: `ScoreButton`.'],
  anatomy: [{ part: 'Пустое место', sense: 'высотой с `ScoreButton`, на телефоне выше.', at: '[aria-hidden]' }],
  keys: 'Не нажимается.',
  speech: ['Ничего: оценка скажет о себе, когда придёт.'],
  props: {},
  code: `import { ScoreRoom } from '#src/patterns/evidence/ScoreRoom.tsx';

<ScoreRoom />`,
});
