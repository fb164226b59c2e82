import type { LinkKind, LinksHref } from '#src/domain/links.ts';

import { setOrDrop, type UrlCodec } from './useUrlState.ts';

/** Whose «Связи» lie over the screen, as the address has it: `?links=<kind>:<id>`; null for none. */
export const LINKS_URL: UrlCodec<string | null> = {
  read: (params) => params.get('links') || null,
  write: (links, params) => setOrDrop(params, 'links', links ?? ''),
};

/**
 * The address of a record's dialog «Связи». A query alone: the link adds it to the address of the screen it stands on
 * (app/RouterLink.tsx).
 */
export const linksHref: LinksHref = (kind: LinkKind, id: string) => `?links=${encodeURIComponent(`${kind}:${id}`)}`;
