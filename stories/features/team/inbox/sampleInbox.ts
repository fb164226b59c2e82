import type { InboxEntry } from '#src/domain/inbox/entries.ts';
import type { ShownInbox } from '#src/features/team/inbox/InboxPanel.tsx';

/** The moment of the stories: noon of a day, wherever they are drawn. */
export const NOW = new Date(2026, 10, 23, 12);

const at = (daysAgo: number, hours: number, minutes: number): string =>
  new Date(2026, 10, 23 - daysAgo, hours, minutes).toISOString();

const LONG =
  'Если на первом шаге показать подсказку с примером готового ответа и дать пропустить её одним нажатием, до конца…';

export const ENTRIES: readonly InboxEntry[] = [
  {
    id: 'n-1',
    at: at(0, 11, 42),
    why: 'mentioned',
    on: 'research:r-1',
    isRead: false,
    who: 'Павел Никитин',
    sentence: 'Павел Никитин упоминает вас в обсуждении исследования «Почему команды уходят к конкурентам»',
    words: '@Анна Петрова, посмотрите ответ третьего респондента: кажется, дело не в цене.',
    gone: null,
    href: '#talk',
    isMuted: false,
  },
  {
    id: 'n-2',
    at: at(0, 9, 5),
    why: 'reviewAsked',
    on: 'hypothesis:h-1',
    isRead: false,
    who: 'Марина Котова',
    sentence: `Марина Котова просит вас проверить гипотезу «${LONG}»`,
    words: '',
    gone: null,
    href: '#review',
    isMuted: false,
  },
  {
    id: 'n-3',
    at: at(1, 18, 40),
    why: 'assigned',
    on: 'experiment:e-1',
    isRead: true,
    who: 'Илья Сомов',
    sentence: 'Илья Сомов назначает вас ответственным за эксперимент «Упрощённая регистрация»',
    words: '',
    gone: null,
    href: '#experiment',
    isMuted: false,
  },
  {
    id: 'n-4',
    at: at(1, 16, 20),
    why: 'reply',
    on: 'board:market',
    isRead: true,
    who: 'Константин Рождественский-Преображенский',
    sentence:
      'Константин Рождественский-Преображенский отвечает в вашем обсуждении карточки «Объём рынка» доски «Рынок»',
    words: 'Согласен. Возьмём оценку снизу, её можно проверить.',
    gone: null,
    href: '#card',
    isMuted: true,
  },
  {
    id: 'n-5',
    at: at(18, 10, 0),
    why: 'finished',
    on: 'research:r-2',
    isRead: true,
    who: 'Марина Котова',
    sentence: 'Марина Котова завершает раунд исследования «Ученики взрослых курсов»',
    words: '',
    gone: 'record',
    href: null,
    isMuted: false,
  },
];

/** Content of the panel. */
export const INBOX: ShownInbox = { entries: ENTRIES, more: true, unread: 2, elsewhere: 2 };
