import type { EvidenceQuoteProps } from '#src/patterns/evidence/EvidenceQuote.tsx';
import { guide } from '#stories/docs/guide.ts';

export default guide<EvidenceQuoteProps>({
  what: 'Слова за гипотезу или против неё вне своего исследования: кто их сказал и где.',
  example: 'Signed',
  when: ['Внутри `HypothesisEvidence` на экране, где исследование не открыто: бэклог, тактика, эксперимент.'],
  whenNot: ['В исследовании: `QuoteLink`, слова сами открывают текст.'],
  anatomy: [
    { part: 'Слова', sense: 'дословно, в кавычках-ёлочках.' },
    {
      part: 'Подпись',
      sense: 'участник, как его можно назвать, и исследование — ссылкой на место в тексте.',
      at: 'footer',
    },
  ],
  keys: [['Enter', 'на исследовании открывает чтение на этих словах']],
  speech: ['Ссылка названа исследованием.'],
  props: {
    quote: 'Слова; подписаны так, как их можно показать.',
    href: 'Адрес места в тексте, а если оно неизвестно — исследования; `null`: исследование удалено.',
  },
  code: `import { EvidenceQuote } from '#src/patterns/evidence/EvidenceQuote.tsx';

<EvidenceQuote quote={quote} href={studyHref(quote.researchId, quote.passage)} />`,
});
