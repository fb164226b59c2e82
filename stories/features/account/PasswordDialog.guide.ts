import type { PasswordDialogProps } from '#src/features/account/PasswordDialog.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<PasswordDialogProps>({
  what: '«Сменить пароль»: учётной записи нет, значит, и пароля. Сказано это и что защищает данные вместо него.',
  whenNot: ['Секрет канала: `TokenField`.'],
  props: { settingsHref: 'Где рабочее пространство сохраняют в файл.', onClose: 'Диалог пора убрать.' },
});
