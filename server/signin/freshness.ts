/** Seconds after signing in during which a person may change how they sign in without proving their identity again. */
export const FRESH = 60 * 60;
