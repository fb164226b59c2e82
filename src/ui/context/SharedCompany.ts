import { createContext, use } from 'react';

/**
 * Whether the open company is shared with a team: what is said of where the data are depends on it. Set by the app; a company
 * of this browser alone otherwise.
 */
export const SharedCompany = createContext(false);

/** Whether the open company is shared with a team. */
export const useSharedCompany = (): boolean => use(SharedCompany);
