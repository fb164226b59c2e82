import type { ScoreLineProps } from '#src/patterns/evidence/ScoreLine.tsx';
import { guide } from '#stories/docs/guide.ts';

export default guide<ScoreLineProps>({
  what: 'Доказанность гипотезы строкой: картинка, число и слово.',
  example: 'Supported',
  when: ['Строка списка, которая сама кнопка.'],
  whenNot: ['Где есть место нажать и спросить, из чего она: `ScoreButton`.'],
  anatomy: [
    { part: 'Картинка', sense: 'части оценки.', at: 'svg' },
    { part: 'Число', sense: 'итог со знаком; без слов его нет.', at: 'b' },
    { part: 'Слово', sense: 'что это значит; по нему и сужают список.', at: 'svg ~ span' },
  ],
  keys: 'Не нажимается.',
  speech: ['«Доказанность: +4,2, Подтверждается».'],
  props: { score: 'Оценка гипотезы рядом.' },
  code: `import { ScoreLine } from '#src/patterns/evidence/ScoreLine.tsx';

<ScoreLine score={score} />`,
});
