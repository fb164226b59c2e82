import type { HypothesisEvidenceProps } from '#src/patterns/evidence/HypothesisEvidence.tsx';
import { guide } from '#stories/docs/guide.ts';

export default guide<HypothesisEvidenceProps>({
  what: 'Слова за гипотезу и отдельно слова против неё; сколько людей с каждой стороны.',
  example: 'BothSides',
  when: ['Гипотеза показана целиком: в исследовании, в бэклоге экспериментов.'],
  whenNot: [
    'Гипотеза только названа: `EvidenceFold`, слова открываются по просьбе.',
    'Цитаты точки касания, о какой бы гипотезе они ни были: `QuoteList`.',
  ],
  anatomy: [
    { part: 'Сторона', sense: '«За» и «Против» со счётом цитат; пустой стороны нет.', at: 'strong' },
    { part: 'Цитата', sense: 'слова, подпись, место.', at: 'li > :first-child' },
    {
      part: 'Меню цитаты',
      sense: 'перенести на другую сторону, убрать, сказать, какого вида слова и, если это мешает, насколько остро.',
      at: 'li > button',
    },
  ],
  keys: [['Enter или Пробел', 'на «Что делать с цитатой …» открывает меню; стрелки — по строкам, Esc — назад']],
  speech: ['Каждая сторона — список «За: 2»; кнопка цитаты названа её первыми словами.'],
  props: {
    hypothesis: 'Гипотеза; цитаты подписаны так, как их можно показать.',
    children: 'Как здесь показать слова; они ведут туда, где сказаны.',
    counted: 'Считать ли под словами людей; нет, если это уже сказано над ними. По умолчанию — да.',
  },
  code: `import { HypothesisEvidence } from '#src/patterns/evidence/HypothesisEvidence.tsx';

<HypothesisEvidence hypothesis={hypothesis}>
  {(quote) => <QuoteLink quote={quote} onOpen={onOpenPassage} />}
</HypothesisEvidence>`,
});
