import type { RoundFiguresProps } from '#src/features/fieldwork/round/RoundFigures.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<RoundFiguresProps>({
  what: 'Сколько людей приглашено, открыло, начало и закончило, что набрано, кто отвечает сейчас и во что это обошлось и обойдётся.',
  whenNot: ['Воронка экспериментов: `FunnelPicture`.'],
  props: {
    round: 'Раунд: его цель, квоты и цена стоят рядом с тем, что вышло.',
    figures: 'Что сервер насчитал.',
    places: 'Сколько закончили и сколько отвечают сейчас: в раунде, по сегментам и по тарифу.',
    uncounted: 'Сколько человек решили не засчитывать.',
  },
});
