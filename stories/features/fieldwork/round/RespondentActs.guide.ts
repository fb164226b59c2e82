import type { RespondentActsProps } from '#src/features/fieldwork/round/RespondentActs.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<RespondentActsProps>({
  what: 'Что можно сделать с тем, кого спрашивали: скопировать его ссылку, отозвать приглашение, не засчитывать, забыть.',
  whenNot: ['Участник исследования: его меню в `ParticipantsSection`.'],
  props: {
    row: 'Кого спрашивали.',
    onCopyLink: 'Копирует его личную ссылку.',
    onTakeBack: 'Отзывает его приглашение.',
    onCount: 'Снова засчитывает.',
    onAsk: 'Просят не засчитывать: спросить, точно ли.',
  },
});
