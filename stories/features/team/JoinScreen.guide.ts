import type { JoinScreenProps } from '#src/features/team/JoinScreen.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<JoinScreenProps>({
  what: 'Куда ведёт ссылка-приглашение: под каким именем входят.',
  whenNot: ['Вход владельца: ссылку вставляют в `ShareDialog`.'],
  props: {
    to: 'Куда ведёт ссылка: в чужую команду, на свой сервер, или её в адресе нет.',
    invitation: 'Приглашение по этой ссылке; `null`, когда ссылка другая.',
    isOver: 'Ссылка больше никуда не ведёт.',
    onSignOut: 'Выводит того, кто вошёл в этом браузере.',
    onLink: 'Ссылку вставили там, где её не было.',
    name: 'Имя из профиля этого браузера.',
    onJoin: 'Входит; экран сменяет тот, кто его открыл.',
  },
});
