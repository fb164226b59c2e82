import type { RoundFactsProps } from '#src/features/fieldwork/round/RoundFacts.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<RoundFactsProps>({
  what: 'К чему пришёл раунд, кроме воронки: цель и квоты, кто ушёл, сколько занимает, списано и выдано. О нулях ни слова.',
  whenNot: ['Воронка раунда вместе с этими строками: `RoundFigures`.'],
  props: {
    round: 'Раунд: его цель, квоты и цена стоят рядом с тем, что вышло.',
    figures: 'Что сервер насчитал.',
    places: 'Сколько закончили и сколько отвечают сейчас: в раунде, по сегментам и по тарифу.',
    uncounted: 'Сколько человек решили не засчитывать.',
  },
});
