import type { LatinTextProps } from '#src/ui/LatinText.tsx';
import { guide } from '#stories/docs/guide.ts';

export default guide<LatinTextProps>({
  what: 'Русский текст с английскими словами: каждое помечено как английское, и программа чтения с экрана прочтёт его по-английски.',
  example: 'Terms',
  when: ['Заголовки и подписи с терминами: «PESTEL-анализ», «Vision (Видение)».'],
  whenNot: [
    'Текст, который набрал человек: латиница в нём бывает и именем, и мусором.',
    'Имя этапа воронки: `StageName`.',
    'Метка целиком английская: `lang="en"` на самой метке.',
  ],
  anatomy: [
    {
      part: 'Термин',
      sense: 'слова латиницей и то, что их соединяет: пробел, дефис, «&», апостроф.',
      at: '#storybook-root [lang="en"]',
    },
    { part: 'Остальное', sense: 'обычный текст без лишних элементов; нет латиницы — нет и разметки.' },
  ],
  keys: 'Это текст: клавиш у него нет.',
  speech: ['«Видение» — русским голосом, «Vision» — английским, если в системе он есть.'],
  props: { text: 'Русский текст с английскими терминами.' },
  code: `import { LatinText } from '#src/ui/LatinText.tsx';

<h2>
  <LatinText text="PESTEL-анализ" />
</h2>`,
});
