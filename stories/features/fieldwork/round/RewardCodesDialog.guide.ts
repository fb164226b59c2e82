import type { RewardCodesDialogProps } from '#src/features/fieldwork/round/RewardCodesDialog.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<RewardCodesDialogProps>({
  what: 'Список кодов, из которого каждый закончивший получает один.',
  whenNot: ['Слова к награде: `RoundPlanDialog`.'],
  props: {
    rewards: 'Сколько кодов уже есть и сколько выдано.',
    onAdd: 'Добавляет коды; окно закрывается, когда это произошло.',
    onClose: 'Зовётся, когда окно убирают.',
  },
});
