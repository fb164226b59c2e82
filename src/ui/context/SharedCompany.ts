import { createContext, use } from 'react';

/**
 * Whether the open company is shared with a team: what is said of where the data are depends on it. Null while that is not known: then
 * nothing is said of it. Set by the app; a company of this browser alone otherwise.
 */
export const SharedCompany = createContext<boolean | null>(false);

/** Whether the open company is shared with a team; null while that is not known. */
export const useSharedCompany = (): boolean | null => use(SharedCompany);
