/** Most signs of one answer that is typed; what is longer is refused with a word, and stays in the field. */
export const MAX_ANSWER = 10_000;
