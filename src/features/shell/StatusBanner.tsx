import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { media } from '../../theme/media.ts';
import { fontSizes, radii, spaces } from '../../theme/tokens.ts';

export interface StatusBannerProps {
  /** Short statement of the event. */
  title: string;
  /** Meaning of the event, and what to do. */
  description: string;
  /** The way out: a button. */
  action?: ReactNode;
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${spaces[3]}px;
  margin-block-end: ${spaces[5]}px;
  padding: ${spaces[3]}px ${spaces[4]}px;
  border: 1px solid var(--tone-yellow-solid);
  border-radius: ${radii.block}px;
  background: var(--tone-yellow-soft);
  color: var(--tone-yellow-ink);
  font-size: ${fontSizes.sm};

  & > div {
    flex: 1 1 320px;
  }
  ${media.print} {
    display: none;
  }
`;

/** Something about the whole workspace that the person must know: storage in trouble, a newer version in another tab. */
export function StatusBanner({ title, description, action }: StatusBannerProps) {
  return (
    <Root role="alert">
      <div>
        <strong>{title}.</strong> {description}
      </div>
      {action}
    </Root>
  );
}
