import type { ConcernReason } from '../comments/concerns.ts';

/**
 * Reason for a notice in a person's inbox: a concern from a commit, the end of a round of research, an event of a round of
 * interviews (named by the notice's part), respondent's words that could not be brought into their study, or answers of a round
 * that will be erased by term (the part says how many and when).
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

/** Label of each in the settings. */
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

/** A notice for a person. */
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
  /** The record concerned, `kind:id`. */
  readonly on: string;
  /** A part of that: a board's card by its field, a hypothesis's quote by its key. */
  readonly part: string | null;
  readonly isRead: boolean;
}

/** `GET /api/companies/:company/inbox`: the caller's notices, the newest first. */
export interface InboxPage {
  readonly items: readonly Notice[];
  /** Whether more follows the last of them. */
  readonly more: boolean;
  /** How many are not read, in this company. */
  readonly unread: number;
  /** And in the others of this person. */
  readonly elsewhere: number;
  /** Records muted for them, `kind:id`. */
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

/** A person's choice of notices, for all their companies. */
export interface InboxChoices {
  readonly mail: MailChoice;
  /** Reasons that never appear in the inbox. */
  readonly off: readonly NoticeWhy[];
}

/** `GET /api/inbox/choices`. */
export interface ToldInboxChoices extends InboxChoices {
  /** Where letters go; null for who has told no address. */
  readonly address: string | null;
  /** Whether this server sends letters. */
  readonly sendsMail: boolean;
}
