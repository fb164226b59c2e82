import type { ConcernReason } from '../talk/concerns.ts';

/**
 * Why something came into somebody's inbox: what a commit concerns them by, that a round of research has ended, what a round of interviews
 * has come to (the notice's part says what), that what a respondent said could not be brought into its study, or that answers of a round
 * will be erased by term (the part says how many and when).
 */
export type NoticeWhy = ConcernReason | 'finished' | 'round' | 'unfiled' | 'expiring';

/** All of them, in the order in which they are chosen. */
export const NOTICE_WHYS = [
  'mentioned',
  'reply',
  'assigned',
  'reviewAsked',
  'reviewAnswered',
  'finished',
  'round',
  'unfiled',
  'expiring',
] as const satisfies readonly NoticeWhy[];

/** What each is called where it is chosen. */
export const NOTICE_WORDS: Readonly<Record<NoticeWhy, string>> = {
  mentioned: 'Меня упомянули',
  reply: 'Ответили в моём обсуждении',
  assigned: 'Меня назначили ответственным',
  reviewAsked: 'Просят проверить',
  reviewAnswered: 'Ответили на мою просьбу проверить',
  finished: 'Закончился раунд исследования',
  round: 'Новости раунда интервью: первый ответ, цель, квоты, тишина',
  unfiled: 'Интервью не попало в исследование',
  expiring: 'Ответы скоро сотрутся по сроку хранения',
};

/** Something that concerns somebody. */
export interface Notice {
  readonly id: string;
  /** ISO 8601. */
  readonly at: string;
  readonly why: NoticeWhy;
  /** Who did it. */
  readonly by: { readonly id: string; readonly name: string };
  /** The record that tells of it: the comment, the review, what they were put in charge of. */
  readonly kind: string;
  readonly recordId: string;
  /** What it is about, `kind:id`. */
  readonly on: string;
  /** A part of that: a board's card by its field, a hypothesis's quote by its key. */
  readonly part: string | null;
  readonly isRead: boolean;
}

/** `GET /api/companies/:company/inbox`: what concerns whoever asks, the newest first. */
export interface InboxPage {
  readonly items: readonly Notice[];
  /** Whether more follows the last of them. */
  readonly more: boolean;
  /** How many are not read, in this company. */
  readonly unread: number;
  /** And in the others of this person. */
  readonly elsewhere: number;
  /** What they hear nothing of any more, `kind:id`. */
  readonly muted: readonly string[];
}

/** When a letter tells of what is not read. `now`: some minutes later, of all that has come meanwhile. */
export const MAIL_CHOICES = ['now', 'daily', 'never'] as const;

export type MailChoice = (typeof MAIL_CHOICES)[number];

export const MAIL_CHOICE_WORDS: Readonly<Record<MailChoice, string>> = {
  now: 'Сразу',
  daily: 'Раз в день, утром',
  never: 'Никогда',
};

/** What somebody wants to hear of; of all their companies. */
export interface InboxChoices {
  readonly mail: MailChoice;
  /** What does not come into the inbox at all. */
  readonly off: readonly NoticeWhy[];
}

/** `GET /api/inbox/choices`. */
export interface ToldInboxChoices extends InboxChoices {
  /** Where letters go; null for who has told no address. */
  readonly address: string | null;
  /** Whether this server sends letters. */
  readonly sendsMail: boolean;
}
