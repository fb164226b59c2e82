import type { LoginScreenProps } from '#src/features/team/LoginScreen.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<LoginScreenProps>({
  what: 'Вход на сервер, где общие компании: по письму, с паролем, ключом, через поставщика; второй шаг; ссылка из письма.',
  whenNot: ['Ссылка с ролью или ссылка владельца: `JoinScreen`.', 'Работа без сервера: входить некуда.'],
  props: {
    stage: 'Где человек на пути внутрь.',
    ways: 'Чем входят на этот сервер; `null`, пока он не сказал.',
    hasPasskeys: 'Знает ли браузер ключи входа.',
    notice: 'Что не вышло до этого экрана, у поставщика.',
    onLetter: 'Просит письмо.',
    onPassword: 'Входит с паролем.',
    onPasskey: 'Входит ключом.',
    onProvider: 'Уходит к поставщику.',
    onCode: 'Даёт второй фактор.',
    onLink: 'Использует ссылку из письма.',
    onAgain: 'Начать сначала.',
    onOpen: 'К работе.',
    onSignOut: 'Выйти.',
  },
});
