import type { GoneRoundProps } from '#src/features/fieldwork/round/GoneRound.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<GoneRoundProps>({
  what: 'Что стоит на месте страницы раунда, которого больше нет; удалили не его, а человека из компании — сказано это.',
  example: 'Deleted',
  whenNot: ['Раунд ещё читается: `Skeleton`.'],
  props: {
    backHref: 'Где исследования.',
  },
});
