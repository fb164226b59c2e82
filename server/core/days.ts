/** Days for which a browser stays signed in after it was last used. */
export const SESSION_DAYS = 180;

/** Days after which a browser signs in again, however much it was used. */
export const LONGEST_SESSION_DAYS = 365;

const DAY = 24 * 60 * 60 * 1000;

export const daysAfter = (moment: Date, days: number): Date => new Date(moment.getTime() + days * DAY);
