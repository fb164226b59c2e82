import type { AnchorHTMLAttributes } from 'react';
import { Link, useLocation } from 'react-router-dom';

import { preloadRoute } from './routes/lazyRoutes.ts';

type RouterLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** Opens something over the present screen: its parameters are added to those that are there. */
function OverlayLink({ href, ...rest }: RouterLinkProps) {
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(search);
  for (const [name, value] of new URLSearchParams(href)) params.set(name, value);
  return <Link to={{ pathname, search: params.toString() }} preventScrollReset {...rest} />;
}

/** The library's link over the router; a route's code is fetched when the pointer, a finger or the focus comes near it. */
export function RouterLink({ href, ...rest }: RouterLinkProps) {
  if (href.startsWith('?')) return <OverlayLink href={href} {...rest} />;
  const preload = () => void preloadRoute(href).catch(() => undefined);
  return <Link to={href} onMouseEnter={preload} onFocus={preload} onTouchStart={preload} {...rest} />;
}
