import type { WhomStepProps } from '#src/features/fieldwork/interview/WhomStep.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<WhomStepProps>({
  what: '«Кого спросить»: людей из списка, контакты которых добавляют здесь же, или кого угодно по открытой ссылке.',
  whenNot: ['Кого из контактов пригласить в идущий раунд: `InviteDialog`.'],
  example: 'Chosen',
  props: {
    plan: 'Что выбрано до сих пор.',
    onType: 'Выбрали другое.',
    audiences: 'Аудитории, чьи контакты можно позвать.',
    contacts: 'Сколько контактов у выбранной; `null`, пока неизвестно.',
    onAdd: 'Добавить контакты: в выбранную аудиторию или в ту, которую сначала заведут.',
    onCreate: 'Завести другую аудиторию.',
    nextHref: 'Адрес следующего шага.',
    takesFocus: 'Пришли ли с другого шага.',
  },
});
