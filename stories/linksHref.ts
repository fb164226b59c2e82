import type { LinksHref } from '#src/domain/links/linkKinds.ts';

/** Addresses of the dialog «Связи», as the app makes them. */
export const linksHref: LinksHref = (kind, id) => `?links=${encodeURIComponent(`${kind}:${id}`)}`;
