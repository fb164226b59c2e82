import type { BlankTouchpointProps } from '#src/features/tactics/BlankTouchpoint.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<BlankTouchpointProps>({
  what: 'Точка касания, о которой ещё ничего не известно: что сюда встанет и откуда.',
  when: ['В точке касания пусто: нет ни задач, ни цитат, ни гипотез.'],
  whenNot: ['Точка не пуста, но поиск ничего в ней не нашёл: `FoundElsewhere`.'],
  props: { card: 'Точка.', researchHref: 'Адрес исследований: гипотезы берутся там.' },
});
