import type { ScorePictureProps } from '#src/patterns/evidence/ScorePicture.tsx';
import { guide } from '#stories/docs/guide.ts';

export default guide<ScorePictureProps>({
  what: 'Доказанность гипотезы картинкой: что за и что против, словами и экспериментами.',
  example: 'Supported',
  when: ['Внутри `ScoreLine` и `ScorePopup`: сама по себе она ничего не говорит тому, кто её не видит.'],
  whenNot: ['Одно число без частей: `Badge`.'],
  anatomy: [
    {
      part: 'Верхняя полоса',
      sense: 'слова: за — вправо, залитая; против — влево, полая. Что останавливает, толще, что терпимо — тоньше.',
      at: 'svg > rect',
    },
    { part: 'Нижняя полоса', sense: 'выводы экспериментов, до трёх делений в сторону.' },
    { part: 'Черта', sense: 'итог; без слов её нет, а ось пунктирная.' },
  ],
  keys: 'Не нажимается: она внутри того, что нажимают.',
  speech: ['Ничего: то же словами говорит место, где она стоит.'],
  props: {
    score: 'Оценка со всеми частями.',
    large: 'Крупная, где её объясняют. Без этого — в строку.',
  },
  code: `import { ScorePicture } from '#src/patterns/evidence/ScorePicture.tsx';

<ScorePicture score={score} />`,
});
