import type { RoundWaysProps } from '#src/features/fieldwork/round/RoundWays.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<RoundWaysProps>({
  what: 'Как приглашать людей раунда; чего нет, сказано, где подключить.',
  whenNot: ['Кого пригласить, выбирают в `InviteDialog`.'],
  example: 'Connected',
  props: {
    values: 'Что выбрано.',
    onType: 'Выбрали другое.',
    isPersonal: 'Приглашают ли по именам: без списка писать некому.',
    hasMail: 'Отправляет ли сервер письма.',
    bot: 'Бот компании; `null` — его нет.',
    hasWidget: 'Настроен ли виджет.',
    settingsHref: 'Где их подключают; открывается рядом.',
  },
});
