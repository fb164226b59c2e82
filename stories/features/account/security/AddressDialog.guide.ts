import type { AddressDialogProps } from '#src/features/account/security/AddressDialog.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<AddressDialogProps>({
  what: 'Почта, по которой входят: действует, когда на письмо ответили.',
  whenNot: ['Почта в профиле, которую видят коллеги: она поле профиля.'],
  props: {
    email: 'Нынешний адрес.',
    onSend: 'Отправляет письмо на новый.',
    onClose: 'Диалог закрывается.',
  },
});
