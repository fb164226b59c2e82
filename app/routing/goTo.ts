import { createContext } from 'react';

/** Goes to an address within the app: a path, with its query where it has one. */
export type GoTo = (href: string) => void;

/** {@link GoTo}, always the same function: its users are not drawn again with every change of the address. */
export const GoToContext = createContext<GoTo>(() => {
  throw new Error('no router above');
});

/** The product that links keep, as the address names it; null where it names none: a company of one product. */
export const KeptProductContext = createContext<string | null>(null);
