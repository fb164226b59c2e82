import type { RoundScreenProps } from '#src/features/fieldwork/round/RoundScreen.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<RoundScreenProps>({
  what: 'Страница раунда: как он идёт, кого спросили, что сказали; здесь его начинают, приостанавливают и завершают.',
  whenNot: ['Список раундов исследования: `RoundsSection`.'],
  props: {
    hasNewer: 'Спрашивает ли сценарий уже иначе, или срок хранения стал другим.',
    waiting: 'Сколько находок исследования ждут решения; `null`, пока не известно.',
    findingsHref: 'Где стоят находки исследования.',
    onTakeNewer: 'Новым задавать то, что спрашивает сценарий сейчас.',
  },
});
