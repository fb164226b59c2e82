import type { SkipLinkProps } from '#src/features/shell/SkipLink.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<SkipLinkProps>({
  what: '«К содержанию»: первая остановка клавиатуры, видна, только пока на ней фокус.',
  whenNot: ['Второй раз на странице: достаточно одной.'],
  keys: [
    ['Tab', 'со свежей страницы приводит сюда'],
    ['Enter', 'ставит фокус в содержание, мимо навигации'],
  ],
  props: { target: 'Что получит фокус; его `id` — `content`.' },
});
