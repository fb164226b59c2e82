import type { BlankTouchpointProps } from '#src/features/tactics/BlankTouchpoint.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<BlankTouchpointProps>({
  what: 'Точка касания, о которой ещё ничего не известно: что сюда встанет и откуда.',
  whenNot: ['Ничего не нашёл поиск: `FoundElsewhere`.'],
  props: { card: 'Точка.', researchHref: 'Адрес исследований: гипотезы берутся там.' },
});
