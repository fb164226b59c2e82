import type { RoundPlanDialogProps } from '#src/features/fieldwork/round/RoundPlanDialog.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<RoundPlanDialogProps>({
  what: 'Раунд интервью: по какому сценарию, кого, какими путями, до какого дня и сколько.',
  whenNot: ['Сами вопросы: редактор сценария в настройках.', 'Кого пригласить по именам: `InviteDialog` раунда.'],
  props: {
    round: 'Раунд, который меняют; null — новый.',
    empty: 'С чего начинается новый.',
    scenarios: 'Включённые сценарии.',
    audiences: 'Аудитории, чьи контакты можно пригласить.',
    hasMail: 'Отправляет ли сервер письма; если нет, ссылки отправляют руками.',
    bot: 'Имя бота компании; null, пока никакой не ответил.',
    hasWidget: 'Настроен ли виджет на сайте компании.',
    onSubmit: 'Сохраняет; окно закрывается, когда это произошло.',
    onClose: 'Зовётся, когда окно убирают.',
  },
});
