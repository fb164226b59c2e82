import type { ProfileSectionProps } from '#src/features/account/ProfileSection.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ProfileSectionProps>({
  what: '«Профиль»: данные человека, портрет и карточка «Безопасность».',
  example: 'Full',
  when: ['Поправить свои имя, почту и портрет.'],
  whenNot: ['Данные других людей компании: `TeamsSection`.'],
  props: {
    notices: 'Диалог «Настроить уведомления» того, кому сервер сообщает; без него хранится одно пожелание.',
    profile: 'Хранимый профиль.',
    others: 'Другие участники: адрес бывает у одного.',
    isShared: 'Есть общая компания: почта здесь — для связи, а коллеги видят адрес, которым входят.',
    picture: 'Портрет; без него — инициалы.',
    draft: 'Набранное до ухода из раздела.',
    onDraftChange: 'Зовётся с каждой правкой; с `undefined`, когда записано.',
    onSave: 'Записывает форму.',
    onPickPicture: 'Проверяет и хранит портрет.',
    onRemovePicture: 'Убирает портрет.',
    onTwoFactorChange: 'Записывает отметку о втором факторе.',
    signIn: 'Вход на сервер: строки карточки и кнопка пароля; без него «Сменить пароль» говорит, что пароля нет.',
    onNotificationsChange: 'Записывает, нужны ли письма.',
  },
});
