import { fn } from 'storybook/test';

import { LinkContext, type LinkComponentProps } from '#src/ui/context/LinkContext.ts';

/** Called with the address of the link that was followed. */
export const onNavigate = fn();

/** Replaces the router's link: a story must not leave its own page. */
function StoryLink({ href, onClick, children, ...rest }: LinkComponentProps) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        onClick?.(event);
        onNavigate(href);
      }}
    >
      {children}
    </a>
  );
}

/** Decorator: the links of a story tell {@link onNavigate} instead of going away. */
export const withStoryLinks = (Story: () => React.ReactNode) => (
  <LinkContext value={StoryLink}>
    <Story />
  </LinkContext>
);
