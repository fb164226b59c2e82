import type { AnchorHTMLAttributes } from 'react';
import { Link } from 'react-router-dom';

import { preloadRoute } from './routes/lazyRoutes.ts';

/** The library's link over the router; a route's code is fetched when the pointer or the focus comes near it. */
export function RouterLink({ href, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  return (
    <Link to={href} onMouseEnter={() => void preloadRoute(href)} onFocus={() => void preloadRoute(href)} {...rest} />
  );
}
