import { useContext, type AnchorHTMLAttributes, type MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';

import { GoToContext, KeptProductContext } from './goTo.ts';
import { preloadRoute } from './lazyRoutes.ts';
import { keepingProduct } from './productParam.ts';

type RouterLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

type AnchorProps = RouterLinkProps & {
  /** Where a press leads, asked when it comes. Default `href`. */
  hrefNow?: () => string;
};

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
function Anchor({ hrefNow, ...props }: AnchorProps) {
  const goTo = useContext(GoToContext);
  const product = useContext(KeptProductContext);
  const { href: wanted, children, ...rest } = props;
  const href = keepingProduct(wanted, product);
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    props.onClick?.(event);
    if (event.defaultPrevented || !isForApp(event, props)) return;
    event.preventDefault();
    goTo(hrefNow ? keepingProduct(hrefNow(), product) : href);
  };
  return (
    <a {...rest} href={href} onClick={onClick}>
      {children}
    </a>
  );
}

/** An address with the parameters of another added. */
function withParameters({ pathname, search }: Pick<Location, 'pathname' | 'search'>, added: string): string {
  const params = new URLSearchParams(search);
  for (const [name, value] of new URLSearchParams(added)) params.set(name, value);
  return `${pathname}?${params.toString()}`;
}

/**
 * Opens something over the present screen: its parameters are added to those that are there. A press asks the window for them:
 * the router draws a new address some time after it is written, and what was opened meanwhile would be closed again.
 */
function OverlayLink({ href, ...rest }: RouterLinkProps) {
  return (
    <Anchor
      href={withParameters(useLocation(), href)}
      hrefNow={() => withParameters(window.location, href)}
      {...rest}
    />
  );
}

/** The library's link over the router; a route's code is fetched when the pointer, a finger or the focus comes near it. */
export function RouterLink({ href, ...rest }: RouterLinkProps) {
  if (href.startsWith('?')) return <OverlayLink href={href} {...rest} />;
  const preload = () => void preloadRoute(href).catch(() => undefined);
  return <Anchor href={href} onMouseEnter={preload} onFocus={preload} onTouchStart={preload} {...rest} />;
}
