/**
 * Whether the page came from a server that keeps companies: that server marks it. Any other host serves the product for one
 * browser, and nothing is asked of it; so does the build, which draws first frames without a page.
 */
export const hasServer = (): boolean =>
  typeof document !== 'undefined' && document.querySelector('meta[name="orientir-server"]') !== null;

/** Where a link into a company, or that of the server's owner, leads. */
export const JOIN_PATH = '/join';

/** Where one signs in otherwise than by a link. */
export const LOGIN_PATH = '/login';

/** The address that a link's token makes. */
export const linkAddress = (token: string): string => `${window.location.origin}${JOIN_PATH}#${token}`;

/** Signs of the sentence behind a link, and a space of an address: no token ends with them. */
const BEHIND = /(?:%20|[^\w-])+$/;

/** The token in what a person pasted: a whole address or the token alone. */
export const tokenIn = (text: string): string =>
  text
    .slice(text.lastIndexOf('#') + 1)
    .replace(BEHIND, '')
    .trim();
