import type { EvidenceFoldProps } from '#src/patterns/evidence/EvidenceFold.tsx';
import { guide } from '#stories/docs/guide.ts';

export default guide<EvidenceFoldProps>({
  what: 'Слова за гипотезу и против неё там, где она только названа: сосчитаны, открываются по просьбе.',
  example: 'Opened',
  when: ['Гипотеза среди других: точка касания, эксперимент, связи.'],
  whenNot: ['Гипотеза показана целиком: `HypothesisEvidence`.'],
  anatomy: [
    { part: 'Кнопка', sense: 'сколько слов за и против; стороны, у которой их нет, нет и здесь.', at: 'button' },
    { part: 'Слова', sense: 'появляются под кнопкой; слов нет — сказано, откуда их взять.', at: 'div > div' },
  ],
  keys: [['Enter или Пробел', 'на кнопке открывает и закрывает слова']],
  speech: ['«Слова: за 2, против 1 о гипотезе «…», свёрнуто».'],
  props: {
    hypothesis: 'Гипотеза: её текст отличает кнопку от соседних, её цитаты считают.',
    children: 'Слова; рисуются, пока открыто.',
  },
  code: `import { EvidenceFold } from '#src/patterns/evidence/EvidenceFold.tsx';

<EvidenceFold hypothesis={hypothesis}>
  <HypothesisEvidence hypothesis={hypothesis} counted={false}>
    {(quote) => <EvidenceQuote quote={quote} href={hrefOf(quote)} />}
  </HypothesisEvidence>
</EvidenceFold>`,
});
