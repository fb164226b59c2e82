import type { SecurityCardProps } from '#src/features/account/SecurityCard.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<SecurityCardProps>({
  what: 'Карточка «Безопасность» в профиле. Входа в продукте нет, поэтому это отметки без действия, и карточка так и говорит.',
  when: ['Раздел «Профиль»: человек ищет, где включается защита входа.'],
  whenNot: ['Пароль, коды, настоящая проверка входа: для них нужен сервер.'],
  props: {
    profile: 'Отметки профиля.',
    onTwoFactorChange: 'Записывает отметку о втором факторе.',
    onNotifications: '«Настроить уведомления».',
  },
});
