import type { PassageRowProps } from '#src/features/research/codes/PassageRow.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<PassageRowProps>({
  what: 'Цитата с кодом: слова, где и кем сказаны, что ещё на них лежит, и путь в текст.',
  example: 'Whole',
  whenNot: ['Отметка на полях текста: `PassageNote`.'],
  keys: [['↓ или ↑', 'к соседней цитате, в списке страницы кода']],
  props: {
    mark: 'Отмеченные слова.',
    where: 'Где они стоят и кто сказал: то, чего не говорит заголовок группы.',
    codes: 'Другие коды на этих же словах.',
    own: 'Код, который можно снять.',
    href: 'Адрес этих слов в тексте.',
    codeHref: 'Адрес страницы кода. Функция постоянная.',
    onTakeCode: 'Снимает код со слов. Функция постоянная.',
  },
});
