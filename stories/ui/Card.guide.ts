import type { CardProps } from '#src/ui/Card.tsx';
import { guide } from '#stories/docs/guide.ts';

export default guide<CardProps>({
  what: 'Лист бумаги на странице: волосяная рамка, скругление 10, без тени. Держит вместе то, что относится к одному.',
  example: 'Padded',
  when: [
    'Самостоятельная часть экрана со своим заголовком: `as="section"`.',
    'Запись среди записей: `as="article"` или `as="li"`.',
  ],
  whenNot: [
    'Карточка в карточке: внутреннее отделяют расстоянием или линией.',
    'Строка, которая раскрывается: `AccordionItem`.',
    'Ради отступа: для этого `Stack`.',
  ],
  anatomy: [
    { part: 'Поверхность', sense: 'светлее страницы; тени нет — карточка не плавает.', at: '[data-padded]' },
    { part: 'Поля', sense: '24 px, на телефоне 16; содержимое со своими полями ставят с `padded={false}`.' },
  ],
  keys: 'Сама карточка клавиш не слышит; слышит то, что в ней лежит.',
  speech: [
    '`div` не объявляется. `section` с заголовком через `aria-labelledby` становится областью, `article` — статьёй, `li` считается в списке.',
  ],
  props: {
    children: 'Что лежит на листе.',
    as: 'Элемент: `section` с заголовком, `article`, `li`. Без него `div`.',
    padded: 'Поля 24 px, на телефоне 16. `false` — содержимое приносит свои.',
    whole: 'Держит целый вид: на печати делится между листами и теряет рамку.',
    ref: 'Сам элемент.',
  },
  code: `import { Card } from '#src/ui/Card.tsx';

<Card as="section" aria-labelledby={headingId}>
  <h2 id={headingId}>Текущий тариф</h2>
  …
</Card>`,
});
