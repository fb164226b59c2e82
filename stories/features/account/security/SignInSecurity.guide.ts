import type { SignInSecurityProps } from '#src/features/account/security/SignInSecurity.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<SignInSecurityProps>({
  what: 'Чем человек входит на сервер и где он вошёл: строки карточки «Безопасность».',
  whenNot: ['Работа без сервера: карточка показывает отметку и говорит, что входа нет.'],
  props: {
    state: 'Чем человек входит, как это сказал сервер.',
    hasPasskeys: 'Знает ли браузер ключи входа.',
    momentOf: 'Время словами.',
    onAct: 'Открывает диалог.',
    onRemovePassword: 'Убирает пароль.',
    onAddPasskey: 'Делает ключ на этом устройстве.',
    onRenamePasskey: 'Называет ключ иначе.',
    onRemovePasskey: 'Забывает ключ.',
    onEndSession: 'Завершает вход на устройстве; `null` — на всех, кроме этого.',
  },
});
