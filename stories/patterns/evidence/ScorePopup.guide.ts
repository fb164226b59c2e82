import type { ScorePopupProps } from '#src/patterns/evidence/ScorePopup.tsx';
import { guide } from '#stories/docs/guide.ts';

export default guide<ScorePopupProps>({
  what: 'Из чего сложилась доказанность: за, против, эксперименты, всего — словами и числами.',
  example: 'Supported',
  when: ['Внутри `ScoreButton`: сам по себе он не стоит.'],
  whenNot: ['Сами слова за и против: `HypothesisEvidence`.'],
  anatomy: [
    { part: 'Заголовок', sense: 'что говорят данные и сколько.', at: '[role="dialog"] h2' },
    {
      part: 'Части',
      sense: 'люди и насколько остро то, о чём они сказали, слова, эксперименты, итог; без слов — откуда их взять.',
      at: '[role="dialog"] dl',
    },
  ],
  keys: [['Escape', 'закрывает; фокус возвращается на кнопку']],
  speech: ['«Подтверждается: +4,2, диалог», затем части по порядку.'],
  props: {
    score: 'Оценка, которую объясняют; может измениться, пока он открыт.',
    anchor: 'Под чем он лежит; сюда вернётся фокус.',
    onClose: 'Пора закрыть: Escape, нажали рядом.',
  },
  code: `import { ScorePopup } from '#src/patterns/evidence/ScorePopup.tsx';

<ScorePopup score={score} anchor={button} onClose={close} />`,
});
