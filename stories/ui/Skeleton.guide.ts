import type { SkeletonProps } from '#src/ui/Skeleton.tsx';
import { guide } from '#stories/docs/guide.ts';

export default guide<SkeletonProps>({
  what: 'Форма того, что загружается: той же высоты, чтобы страница не прыгнула.',
  example: 'Rows',
  when: ['На месте списка, карточки или числа, пока их читают.'],
  whenNot: [
    'Действие уже нажато: занятая кнопка (`busy`).',
    'Известно, сколько сделано: `ProgressBar`.',
    'Список целиком: `ListStates` рисует скелеты сам.',
  ],
  anatomy: [
    {
      part: 'Плашка',
      sense: 'цвет углубления; дышит прозрачностью, если система не просит покоя.',
      at: '[data-decor="skeleton"]',
    },
    { part: 'Высота', sense: 'та, что будет у содержимого: её и задают.' },
  ],
  keys: 'Нажимать нечего, фокус сюда не приходит.',
  speech: ['Молчит: о загрузке говорит список вокруг — `aria-busy`.'],
  props: {
    height: 'Высота будущего содержимого: px или длина CSS.',
    width: 'Ширина: px или длина CSS. Последнюю строку абзаца делают короче.',
    radius: 'Скругление, px. Половина высоты — круг.',
  },
  code: `import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Stack } from '#src/ui/Stack.tsx';

<Stack gap={2} aria-busy>
  <Skeleton height={72} />
  <Skeleton height={72} />
</Stack>`,
});
