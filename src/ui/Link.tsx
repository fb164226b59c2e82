import { useContext } from 'react';
import { styled } from 'styled-components';

import { radii } from '../theme/tokens.ts';
import { LinkContext, type LinkComponentProps } from './context/LinkContext.ts';

export interface LinkProps extends LinkComponentProps {
  /** `text` is underlined in the accent colour; `plain` takes the colour around it and underlines under the pointer, for titles and navigation. Default `text`. */
  variant?: 'text' | 'plain';
}

const Root = styled.a`
  border-radius: ${radii.small}px;
  color: var(--color-accent);
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.2em;

  &:hover {
    color: var(--color-accent-hover);
    text-decoration-thickness: 2px;
  }
  &[data-variant='plain'] {
    color: inherit;
    text-decoration: none;
  }
  &[data-variant='plain']:hover {
    text-decoration: underline;
    text-decoration-thickness: 1px;
  }
`;

/** A way to another place; through the app's router when one is supplied by LinkContext. */
export function Link({ variant = 'text', ...rest }: LinkProps) {
  const component = useContext(LinkContext);
  return <Root as={component} data-variant={variant} {...rest} />;
}
