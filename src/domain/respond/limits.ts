/** Most signs of one answer that is typed; what is longer is refused with a word, and stays in the field. */
export const MAX_ANSWER = 10_000;

/** Most bytes of a file that comes with an answer. */
export const MAX_SENT_FILE = 20 * 1024 * 1024;
