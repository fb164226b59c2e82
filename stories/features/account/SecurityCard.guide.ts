import type { SecurityCardProps } from '#src/features/account/SecurityCard.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<SecurityCardProps>({
  what: 'Безопасность в профиле: отметки, которые ничего не охраняют, — и так и сказано.',
  whenNot: ['Настоящая защита: её даёт сервер, которого здесь нет.'],
  props: {
    profile: 'Отметки профиля.',
    onTwoFactorChange: 'Записывает отметку о втором факторе.',
    onNotifications: '«Настроить уведомления».',
  },
});
