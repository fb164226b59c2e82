import { fn } from 'storybook/test';

import type { LinkComponentProps } from '#src/ui/context/LinkContext.ts';

export const onNavigate = fn();

/** Replaces a router's link. */
export function RouterLink({ href, children, ...rest }: LinkComponentProps) {
  return (
    <a
      {...rest}
      href={href}
      data-router
      onClick={(event) => {
        rest.onClick?.(event);
        event.preventDefault();
        onNavigate(href);
      }}
    >
      {children}
    </a>
  );
}
