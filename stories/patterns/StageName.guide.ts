import type { StageNameProps } from '#src/patterns/StageName.tsx';
import { guide } from '#stories/docs/guide.ts';

export default guide<StageNameProps>({
  what: 'Имя этапа воронки внутри фразы: английское слово, которое программа чтения с экрана прочтёт по-английски.',
  example: 'Default',
  when: ['Этап назван в заголовке, в строке, в подписи: «Точки касания в этапе Awareness».'],
  whenNot: [
    'У записи есть этап и место для метки: тогда `StageBadge`, с цветом этапа.',
    'В пункте `<select>` и в файле: разметке языка там нет места.',
  ],
  anatomy: [{ part: 'Слово', sense: 'с большой буквы, цветом окружающего текста.', at: '#storybook-root [lang="en"]' }],
  keys: 'Часть фразы: клавиш нет.',
  speech: ['Голос переключается на английский на одно слово и возвращается.'],
  props: { stage: 'Этап.' },
  code: `import { StageName } from '#src/patterns/StageName.tsx';

<h2>
  Точки касания в этапе <StageName stage={stage} />
</h2>`,
});
