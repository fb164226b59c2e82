/** Whether a respondent came by an open link, by their id: erasing a person keeps nothing else of how they came. */
export const cameByLink = (id: string): boolean => /^[\da-f]{32}$/.test(id);
