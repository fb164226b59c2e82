import { styled } from 'styled-components';

import { radii } from '../../theme/tokens.ts';
import { Badge, type BadgeProps } from '../../ui/Badge.tsx';

export type FullBadgeProps = BadgeProps;

// Twice the class, to outweigh the badge's own.
const Root = styled(Badge)`
  && {
    border-radius: ${radii.block}px;
    overflow-wrap: anywhere;
    white-space: normal;
  }
`;

/** A badge for a place where everything is read in full: a long text wraps instead of being cut. */
export function FullBadge(props: FullBadgeProps) {
  return <Root {...props} />;
}
