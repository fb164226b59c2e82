import type { RefObject } from 'react';

/**
 * A ref for a story's args that nothing can be put into. Storybook reads all that an arg holds to tell its type, and an element
 * holds the whole page: it would warn of a thousand circles in it for every story.
 */
export const noRef = <T>(): RefObject<T | null> => ({
  get current() {
    return null;
  },
  set current(_element) {
    // Never asked for.
  },
});
