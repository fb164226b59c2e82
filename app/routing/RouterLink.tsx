import { useContext, type AnchorHTMLAttributes, type MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';

import { GoToContext } from './goTo.ts';
import { preloadRoute } from './lazyRoutes.ts';

type RouterLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** Whether the app itself goes there: else the browser opens another tab or window, or another site. */
const isForApp = (
  { button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent,
  { href, target }: RouterLinkProps,
): boolean =>
  button === 0 &&
  !(metaKey || ctrlKey || shiftKey || altKey) &&
  (!target || target === '_self') &&
  /^\/(?!\/)/.test(href);

/**
 * Not the router's own link: that one is drawn anew with every change of the address, and the shell and a board have thirty of
 * them, a tenth of what a change of the screen takes.
 */
function Anchor(props: RouterLinkProps) {
  const goTo = useContext(GoToContext);
  const { href, children, ...rest } = props;
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    props.onClick?.(event);
    if (event.defaultPrevented || !isForApp(event, props)) return;
    event.preventDefault();
    goTo(href);
  };
  return (
    <a {...rest} href={href} onClick={onClick}>
      {children}
    </a>
  );
}

/** Opens something over the present screen: its parameters are added to those that are there. */
function OverlayLink({ href, ...rest }: RouterLinkProps) {
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(search);
  for (const [name, value] of new URLSearchParams(href)) params.set(name, value);
  return <Anchor href={`${pathname}?${params.toString()}`} {...rest} />;
}

/** The library's link over the router; a route's code is fetched when the pointer, a finger or the focus comes near it. */
export function RouterLink({ href, ...rest }: RouterLinkProps) {
  if (href.startsWith('?')) return <OverlayLink href={href} {...rest} />;
  const preload = () => void preloadRoute(href).catch(() => undefined);
  return <Anchor href={href} onMouseEnter={preload} onFocus={preload} onTouchStart={preload} {...rest} />;
}
