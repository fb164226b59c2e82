import type { MemberRowProps } from '#src/features/account/teams/MemberRow.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<MemberRowProps>({
  what: 'Человек компании: кто, с какой ролью, здесь ли уже и что с этим сделать.',
  example: 'Active',
  whenNot: ['Права: роль — слово о человеке, доступ она не ограничивает.'],
  props: {
    member: 'Кто это.',
    picture: 'Портрет; без него — инициалы.',
    company: 'Его компания.',
    onRoleChange: 'Даёт другую роль.',
    onResend: 'Снова открывает письмо.',
    onJoin: 'Приглашённый присоединился.',
    shared: 'Что знает общая компания: приглашение, владение; `null` для своей.',
    onRemove: 'Убирает из команды или отзывает приглашение.',
  },
});
