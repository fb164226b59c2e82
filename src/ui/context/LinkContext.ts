import { createContext, type AnchorHTMLAttributes, type ComponentType, type Ref } from 'react';

/** Props of a link component: everything an `a` takes, with an address. */
export interface LinkComponentProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Address, absolute or within the app. */
  href: string;
  /** The anchor element, for focus. */
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * The component that goes to an address. A plain `a` unless the app supplies its router's link, so that the library
 * needs no router.
 */
export const LinkContext = createContext<ComponentType<LinkComponentProps> | 'a'>('a');
