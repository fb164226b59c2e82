import type { FullBadgeProps } from '#src/features/audiences/FullBadge.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<FullBadgeProps>({
  what: 'Метка там, где всё читают целиком: длинный текст переносится, а не обрезается.',
  example: 'Long',
  whenNot: ['В строке списка: `Badge`, в одну строку.'],
  props: {},
});
