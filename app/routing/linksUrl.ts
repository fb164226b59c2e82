import { setOrDrop, type UrlCodec } from './useUrlState.ts';

/** Whose «Связи» lie over the screen, as the address has it: `?links=<kind>:<id>`; null for none. */
export const LINKS_URL: UrlCodec<string | null> = {
  read: (params) => {
    const key = params.get('links');
    return key !== null && /^[a-z]+:./.test(key) ? key : null;
  },
  write: (links, params) => setOrDrop(params, 'links', links ?? ''),
};
