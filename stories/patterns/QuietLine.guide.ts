import type { QuietLineProps } from '#src/patterns/QuietLine.tsx';
import { guide } from '#stories/docs/guide.ts';

export default guide<QuietLineProps>({
  what: 'Тихая строка среди прочего: что продукт заметил и что с этим можно сделать. Само ничего не происходит.',
  example: 'Offer',
  when: ['Предложить то, без чего можно и обойтись: сменить статус, разобрать находки.'],
  whenNot: ['Сказать об отказе: `ErrorState`.', 'Сказать о сделанном: уведомление.', 'Пусто: `EmptyState`.'],
  anatomy: [{ part: 'Слова', sense: 'одна-две фразы; действия стоят за ними, на телефоне — под ними.', at: 'span' }],
  keys: [['Tab', 'к действиям строки, в её месте']],
  speech: ['Читается в своём месте, не перебивая.'],
  props: {
    children: 'Что сказано.',
    actions: 'Что можно сделать: кнопка, ссылки.',
  },
  code: `import { QuietLine } from '#src/patterns/QuietLine.tsx';

<QuietLine actions={<Button size="sm" onClick={finish}>Завершить</Button>}>Завершить исследование?</QuietLine>`,
});
