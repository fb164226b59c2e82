import type { Kind } from '../records.ts';

/** From when on one asks what was changed. */
export const SINCE_CHOICES = ['monday', 'today', 'yesterday', 'visit', 'date'] as const;

/** A way to say from when on. */
export type SinceChoice = (typeof SINCE_CHOICES)[number];

export const SINCE_WORDS: Readonly<Record<SinceChoice, string>> = {
  monday: 'С понедельника',
  today: 'Сегодня',
  yesterday: 'Со вчера',
  visit: 'С прошлого захода',
  date: 'С даты…',
};

export interface SinceFacts {
  readonly now: Date;
  /** When this browser had the company open before, ISO 8601; null for never. */
  readonly visit: string | null;
  /** The chosen date, `yyyy-mm-dd`, or what was typed in its place. */
  readonly date: string;
}

const dayAt = (now: Date, days: number): string =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + days).toISOString();

/**
 * The moment that a choice means, where the person is, ISO 8601; on a Monday «с понедельника» is the same as today. Null while there
 * is none: no visit, no date.
 */
export function sinceMoment(choice: SinceChoice, { now, visit, date }: SinceFacts): string | null {
  switch (choice) {
    case 'today':
      return dayAt(now, 0);
    case 'yesterday':
      return dayAt(now, -1);
    case 'monday':
      return dayAt(now, -((now.getDay() + 6) % 7));
    case 'visit':
      return visit;
    case 'date': {
      const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
      return /^\d{4}-\d{2}-\d{2}$/.test(date) ? new Date(year, month - 1, day).toISOString() : null;
    }
  }
}

/** Parts of the company by which news are told, in their order. */
export const NEWS_SECTIONS = ['research', 'experiments', 'audiences', 'boards', 'talk', 'account', 'other'] as const;

export type NewsSection = (typeof NEWS_SECTIONS)[number];

export const NEWS_SECTION_WORDS: Readonly<Record<NewsSection, string>> = {
  research: 'Исследования и гипотезы',
  experiments: 'Эксперименты',
  audiences: 'Аудитории',
  boards: 'Видение и стратегия',
  talk: 'Обсуждения',
  account: 'Компания и настройки',
  other: 'Остальное',
};

const KINDS_OF: Readonly<Record<NewsSection, readonly Kind[]>> = {
  research: [
    'research',
    'material',
    'materialText',
    'hypothesis',
    'participant',
    'code',
    'mark',
    'passageGroup',
    'round',
    'report',
    'refiProject',
    'researchSettings',
    'refusal',
  ],
  experiments: ['experiment'],
  audiences: ['audience', 'persona', 'contactList', 'recruitingRequest'],
  boards: ['board', 'product', 'interview', 'chatText'],
  talk: ['comment', 'review'],
  account: ['channel', 'botSettings', 'scenario', 'company', 'member', 'paymentCard', 'transaction'],
  other: [],
};

/** The part of the company that a kind belongs to; one that only a newer build knows is among the rest. */
export const sectionOf = (kind: string): NewsSection =>
  NEWS_SECTIONS.find((section) => KINDS_OF[section].some((one) => one === kind)) ?? 'other';
