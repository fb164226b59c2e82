import type { NewPasswordDialogProps } from '#src/features/account/security/NewPasswordDialog.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<NewPasswordDialogProps>({
  what: 'Пароль для входа на сервер: задать или сменить. На других устройствах входят заново.',
  whenNot: ['Работа без сервера: `PasswordDialog` говорит, что пароля нет.'],
  props: {
    email: 'Адрес человека: в пароле его быть не должно.',
    hasPassword: 'Есть ли уже пароль: тогда его спрашивают.',
    onSave: 'Записывает новый; второе — нынешний.',
    onClose: 'Диалог закрывается.',
  },
});
