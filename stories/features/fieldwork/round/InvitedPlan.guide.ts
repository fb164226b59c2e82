import type { InvitedPlanProps } from '#src/features/fieldwork/round/InvitedPlan.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<InvitedPlanProps>({
  what: 'Что будет, когда нажмут «Пригласить»: сколько приглашений и как они уйдут, кого не пригласим и почему, поимённо.',
  whenNot: ['Что вышло после отправки: сообщение раунда.'],
  props: {
    plan: 'Кого пригласят и кого нет, с причиной.',
    byMail: 'Уходят ли приглашения письмом.',
    isPaused: 'Приостановлен ли раунд: письма ждут, пока его не продолжат.',
  },
});
