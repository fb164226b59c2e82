import type { RelatedLinkProps } from '#src/features/experiments/RelatedLink.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<RelatedLinkProps>({
  what: 'Ссылка на связанную запись — или её имя и слово о том, что её больше нет.',
  example: 'There',
  whenNot: ['Обычный переход: `Link`.'],
  props: { related: 'Запись, которую называют.' },
});
