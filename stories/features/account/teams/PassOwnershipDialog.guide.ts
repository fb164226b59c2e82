import type { PassOwnershipDialogProps } from '#src/features/account/teams/PassOwnershipDialog.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<PassOwnershipDialogProps>({
  what: 'Вопрос перед тем, как общая компания перейдёт к другому владельцу.',
  example: 'Asks',
  when: ['Владелец выбрал участника с доступом.'],
  whenNot: ['Сменить роль, кроме владельца: меню строки, `MemberRow`.'],
  props: {
    member: 'Кто станет владельцем.',
    companyName: 'Какой компании.',
    onPass: 'Передаёт; вопрос уберётся, когда это случилось.',
    onClose: 'Вопрос пора убрать.',
  },
});
