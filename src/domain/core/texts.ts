/**
 * A way through every text of a whole that people typed or said, always in the same order: the whole with what `change` makes of
 * each. Names of columns, dates, choices and who of the company did something are not among them.
 */
export type MapTexts<T> = (whole: T, change: (text: string) => string) => T;
