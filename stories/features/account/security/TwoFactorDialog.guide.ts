import type { TwoFactorDialogProps } from '#src/features/account/security/TwoFactorDialog.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<TwoFactorDialogProps>({
  what: 'Второй фактор: включить по QR-коду, выключить, сделать новые запасные коды. Коды показаны один раз.',
  whenNot: ['Код при входе: `CodeForm`.'],
  props: {
    act: 'Что делают: включают, выключают, меняют запасные коды.',
    hasPassword: 'Спрашивать ли сначала пароль.',
    setup: 'Что сделал сервер: картинка, ключ, запасные коды; `null` — ещё ничего.',
    onBegin: 'Начинает; пароль или пусто.',
    onConfirm: 'Даёт первый код приложения.',
    onCopy: 'Кладёт коды в буфер обмена.',
    onDownload: 'Сохраняет коды файлом.',
    onClose: 'Диалог закрывается.',
  },
});
