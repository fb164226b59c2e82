import type { ScoreButtonProps } from '#src/patterns/evidence/ScoreButton.tsx';
import { guide } from '#stories/docs/guide.ts';

export default guide<ScoreButtonProps>({
  what: 'Доказанность гипотезы; нажатая, говорит, из чего она сложилась.',
  example: 'Opened',
  when: ['Гипотеза показана или названа: в исследовании, на тактике, у эксперимента.'],
  whenNot: ['Строка списка, которая сама кнопка: `ScoreLine`.'],
  anatomy: [{ part: 'Кнопка', sense: 'картинка, число и слово; под палец на телефоне.', at: 'button' }],
  keys: [
    ['Enter или Пробел', 'открывает объяснение'],
    ['Escape', 'закрывает, фокус возвращается на кнопку'],
  ],
  speech: ['«Доказанность: +4,2, подтверждается: за 4 человека из 2 исследований, против никого. Гипотеза «…»».'],
  props: {
    score: 'Оценка со всеми частями.',
    of: 'Гипотеза словами: отличает кнопку от соседних.',
  },
  code: `import { ScoreButton } from '#src/patterns/evidence/ScoreButton.tsx';

<ScoreButton score={score} of={hypothesis.text} />`,
});
