/** Seconds after signing in within which somebody may change how they sign in without proving once more who they are. */
export const FRESH = 60 * 60;
