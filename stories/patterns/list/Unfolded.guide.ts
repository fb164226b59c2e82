import type { UnfoldedProps } from '#src/patterns/list/Unfolded.tsx';
import { guide } from '#stories/docs/guide.ts';

export default guide<UnfoldedProps<object>>({
  what: 'То, во что раскрывается ряд: пока запись читается, на её месте то, что дано в `waiting`; не прочиталась — сказано почему и можно повторить.',
  example: 'Failed',
  when: ['Ряд списка знает о записи немного, а раскрытый показывает её целиком.'],
  whenNot: ['Читается весь список: это `ListStates`.'],
  anatomy: [
    { part: 'Ожидание', sense: 'скелет той же высоты, что подробности.' },
    { part: 'Отказ', sense: '`ErrorState` на том же месте, строка остаётся раскрытой.', at: '[role="alert"]' },
    { part: 'Запись', sense: 'рисуется, когда прочитана.' },
  ],
  keys: [['Tab', 'к «Повторить», если не открылось']],
  speech: ['Отказ читается сразу; прочитанное — нет: человек сам дойдёт до него.'],
  props: {
    of: 'Запись целиком: читается, не открылась или есть.',
    waiting: 'Что стоит на её месте, пока читается.',
    failedTitle: 'Заголовок отказа: «Исследование не открылось».',
    onRetry: 'Прочитать ещё раз.',
    children: 'Рисует прочитанное.',
  },
  code: `import { Unfolded } from '#src/patterns/list/Unfolded.tsx';

<Unfolded of={study} waiting={<Skeleton height={240} />} failedTitle="Исследование не открылось" onRetry={onRetry}>
  {(value) => <StudyDetails study={value} />}
</Unfolded>`,
});
