/** Days for which a link into a company may let in, the shortest first. */
export const LINK_DAYS = [1, 7, 30] as const;

/** How long a link lets in. */
export type LinkDays = (typeof LINK_DAYS)[number];

export const LINK_DAY_WORDS: Readonly<Record<LinkDays, string>> = { 1: 'Один день', 7: 'Неделя', 30: 'Месяц' };
