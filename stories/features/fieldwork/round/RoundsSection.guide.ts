import type { RoundsSectionProps } from '#src/features/fieldwork/round/RoundsSection.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<RoundsSectionProps>({
  what: 'Раунды исследования: интервью, которые проводятся сами.',
  whenNot: ['Запустить исследование из эксперимента: `RoundDialog`.'],
  props: {
    rounds: 'Раунды, новые сверху, и где каждый открывается.',
    unavailable: 'Почему раунды здесь не проводят: компания живёт в одном браузере. Пусто, когда можно.',
    onPlan: 'Просит задумать новый.',
  },
});
