import type { SecurityCardProps } from '#src/features/account/SecurityCard.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<SecurityCardProps>({
  what: 'Карточка «Безопасность» в профиле. Без сервера входа нет: это отметки без действия, и карточка так и говорит; с сервером — чем входят и где вошли.',
  when: ['Раздел «Профиль»: человек ищет, где включается защита входа.'],
  whenNot: ['Отдельный экран входа: `LoginScreen`.'],
  props: {
    hasNotices: 'Сервер сообщает человеку то, что его касается.',
    profile: 'Отметки профиля.',
    onTwoFactorChange: 'Записывает отметку о втором факторе.',
    onNotifications: '«Настроить уведомления».',
    signIn: 'Строки о входе на сервер вместо отметки: `SignInSecurity`.',
  },
});
